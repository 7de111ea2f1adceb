/** Asks the server from a page, as whoever is signed in there: for rooms that are made by hand. */
export const call = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, said]) => {
      const answer = await fetch(where, { method: how, headers: { 'content-type': 'application/json' }, body: said && JSON.stringify(said) });
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );
