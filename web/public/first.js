// Before anything is drawn: the theme that was chosen last, so that the page never flashes.
{
  const chosen = localStorage.getItem('maestre.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
// What every page asks first is asked while its scripts still come; `wire/api.ts` takes the answers.
{
  const [page, id, then] = location.pathname.split('/').slice(1);
  const paths = ['/api/me', '/api/catalogue'];
  if (page === 'room' && id && !then) paths.push(`/api/rooms/${id}`);
  window.asked = {};
  for (const path of paths) {
    window.asked[path] = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    window.asked[path].catch(() => undefined);
  }
}
