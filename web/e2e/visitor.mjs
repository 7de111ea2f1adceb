/** Somebody in front of a browser, in the words of a person: what they press, and how they come to a game. */

const ARMIES = { blue: 'Ejército azul', red: 'Ejército rojo' };

export class Visitor {
  /** What the browser has complained about. */
  complaints = [];
  /** How often a key, a button or a finger was pressed. */
  pressed = 0;

  constructor(page, address, { relay, touches = false } = {}) {
    this.page = page;
    this.address = address;
    this.relay = relay;
    this.touches = touches;
    this.offline = false;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complain(message.text());
    });
    page.on('pageerror', (error) => this.#complain(String(error)));
  }

  /** From now on the browser may complain of this: the server refuses something on purpose. */
  expects(words) {
    this.expected = words;
  }

  #complain(words) {
    if (this.expected?.test(words)) return;
    const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION|WebSocket connection to/.test(words);
    if (!(this.offline && unreachable)) this.complaints.push(words);
  }

  /** The network goes away: what is under way breaks, and nothing new gets through. */
  async loseConnection() {
    this.offline = true;
    this.relay.cut();
    await this.page.getByText('Sin conexión.').waitFor();
  }

  async findConnection() {
    this.relay.mend();
    await this.page.getByText('Sin conexión.').waitFor({ state: 'detached' });
    this.offline = false;
  }

  /** The network is gone without a word: what is open stays open, and nothing comes through it. */
  async enterTunnel() {
    this.offline = true;
    this.relay.hush();
    await this.page.context().setOffline(true);
  }

  async leaveTunnel() {
    await this.page.context().setOffline(false);
  }

  async leave() {
    await this.page.context().close();
    this.relay?.close();
  }

  // ------------------------------------------------------------ pressing

  /** Presses something with the mouse or, on a phone, with a finger. */
  async press(place, options = {}) {
    this.pressed += 1;
    if (this.touches) await place.tap(options);
    else await place.click(options);
  }

  async key(key) {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  // ------------------------------------------------------------ before a game

  async open(path = '/') {
    await this.page.goto(path.startsWith('http') ? path : this.address + path);
    await this.page.getByRole('main').waitFor();
  }

  /** Opens the page of games and says who they are. */
  async arrive(name) {
    await this.open();
    await this.page.getByLabel('Su nombre').fill(name);
  }

  /** Begins a small battle at once. */
  async playSmallBattle() {
    await this.press(this.button('Jugar una batalla pequeña'));
    await this.seeBoard();
  }

  /** Fills in the form of a new game; `lists` are army lists of their own, by the side. */
  async newGame({ scenario, opponent = 'El ordenador', side, isPublic = false, trials = false, lists = {} }) {
    const form = this.page.getByRole('region', { name: 'Nueva partida' });
    await this.chooseScenario(form, scenario);
    await this.press(form.getByRole('radio', { name: opponent }), { force: true });
    if (side) await this.press(form.getByRole('radio', { name: side }), { force: true });
    if (isPublic) await this.press(form.getByRole('checkbox', { name: /partidas abiertas/ }));
    if (trials) await this.press(form.getByRole('checkbox', { name: /pueden ensayar/ }));
    for (const [whose, list] of Object.entries(lists)) await this.bringList(form, ARMIES[whose], list);
    await this.press(form.getByRole('button', { name: /^(Empezar|Crear el enlace)$/ }));
  }

  /** A few scenarios are buttons side by side, many are a list to choose from. */
  async chooseScenario(form, scenario) {
    const many = form.getByRole('combobox', { name: 'Escenario' });
    if (await many.isVisible()) await many.selectOption(scenario);
    else await this.press(form.getByRole('radio', { name: scenario }), { force: true });
  }

  /** Writes an army list, and waits until it has been judged. */
  async bringList(form, label, list) {
    const [, limit] = list.match(/: (\d+)/);
    const [, points] = list.match(/: (\d+)\s*$/);
    await form.getByRole('combobox', { name: label }).selectOption('Una lista propia…');
    const own = this.page.getByRole('textbox', { name: label });
    const choice = form.locator('.choice', { has: own });
    await choice.getByText('puntos').waitFor();
    await own.fill(list);
    await choice.getByText(`${points} de ${limit} puntos`).waitFor();
  }

  /** The side that they play, as it is called. */
  side = 'Liga Santa';

  async startAgainstBot(scenario, side = 'Liga Santa') {
    this.side = side;
    await this.newGame({ scenario, side });
    await this.seeBoard();
  }

  /** Begins a game and gives the link for whoever will play against them. */
  async invite(scenario, { side = 'Liga Santa', isPublic = false, trials = false, lists = {} } = {}) {
    this.side = side;
    await this.newGame({ scenario, opponent: 'Alguien, con un enlace', side, isPublic, trials, lists });
    const link = await this.page.getByLabel('Enlace', { exact: true }).inputValue();
    return new URL(link).pathname;
  }

  async joinByLink(path, name, { trials = false } = {}) {
    await this.open(path);
    await this.page.getByLabel('Su nombre').fill(name);
    if (trials) await this.press(this.page.getByRole('checkbox', { name: /^Acepto que los jugadores ensayen/ }));
    const sit = this.button(/^Jugar: /);
    this.side = (await sit.innerText()).replace('Jugar: ', '');
    await this.press(sit);
    await this.seeBoard();
  }

  async tab(name) {
    await this.press(this.page.getByRole('tab', { name }));
  }

  /** Gives up, so that the game is over. */
  async resign() {
    await this.tab('Mesa');
    await this.press(this.button('Rendirse'));
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: /^(Sí|Rendirse)$/ }));
    await this.tab('Órdenes');
  }

  /** The lines of the log, as they are read. */
  async log() {
    await this.tab('Diario');
    const lines = await this.page.getByRole('log', { name: 'Diario' }).getByRole('listitem').allInnerTexts();
    await this.tab('Órdenes');
    return lines;
  }
}
