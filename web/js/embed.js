// <san-juan-game> shows a game on any page: one script tag, then the element. Before a click, only a poster is loaded.
// See docs/embedding.md, or examples.html beside this file. It uses no library, leaves the page's styles alone and makes no HTML from text.
(() => {
  const VERSION = 1, MOST_LETTERS = 300_000, PATIENCE = 60_000;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript ?? document.querySelector('script[src$="/embed.js"]'));
  const HOME = new URL("./", script?.src ?? location.href).href;
  /** @type {Record<string, Guest>} */
  const GAMES = {}; // {name: {titles: {language: title}, poster: picture, options: {attribute: whether it is a number}}}, filled in by tools/embedding.py
  const [FIRST] = Object.keys(GAMES), OPTIONS = /** @type {Record<string, boolean>} */ (Object.assign({}, ...Object.values(GAMES).map(({ options }) => options)));
  const TABLE = ["seats", "opponents", "names", ...Object.keys(GAMES[FIRST].options), "options", "seed"];
  const TASKS = ["lesson", "puzzle"];
  const MORE = ["game", ...Object.keys(OPTIONS).filter(name => !TABLE.includes(name)), ...TASKS];  // added after the names of saved games were fixed, see #place
  const ASKED = [...TABLE, ...MORE];
  const GIVEN = ["record", "position"];  // sent to the frame once it is ready
  const CHANGED = { language: "language", theme: "theme", speed: "speed", controls: "controls" };
  /** @type {Record<string, string>} */
  const EVENTS = { ready: "ready", gameStart: "gamestart", move: "move", gameEnd: "gameend", task: "gametask", error: "gameerror" };
  const LISTS = ["opponents", "names", "options"], NUMBERS = ["seats", ...TASKS, ...Object.keys(OPTIONS).filter(name => OPTIONS[name])];
  /** @type {Record<string, Record<"play" | "full" | "title" | "line", string>>} */
  const WORDS = {}; // {language: {play, full, title, line}}, filled in by tools/embedding.py
  const STYLE = `
    :host { display: block; position: relative; overflow: hidden; min-width: 0; min-height: 420px; border-radius: 12px; background: #14213d; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; }
    .poster { position: absolute; inset: 0; display: flex; cursor: pointer; container-type: size; color: #fff; font: 600 16px/1.3 Figtree, system-ui, sans-serif; }
    .poster div { flex: 1; display: grid; place-content: center; justify-items: center; gap: 14px; padding: 20px; background: #14213d; text-align: center; }
    img { height: 100%; aspect-ratio: 3 / 4; object-fit: cover; object-position: 50% 100%; }
    b { font: 600 44px/1 Grenze, Georgia, serif; }
    @container (max-width: 599px) { img { position: absolute; width: 100%; aspect-ratio: auto; } .poster div { position: relative; margin-top: auto; background: #14213de0; } }
    button, a { position: relative; min-height: 44px; box-sizing: border-box; cursor: pointer; border-radius: 10px; font: inherit; }
    button { padding: 12px 44px; border: 0; background: #ffc845; color: #14213d; font-size: 24px; font-weight: 700; box-shadow: 5px 7px 0 #14213d99; }
    button:hover { translate: 0 -2px; box-shadow: 7px 9px 0 #14213d99; }
    a { padding: 11px 16px; color: #fff; }
    button:focus-visible, a:focus-visible { outline: 3px solid #ffc845; outline-offset: 3px; box-shadow: 0 0 0 6px #14213d; }`;

  let count = 0;

  // A short hash of a text, so that each table has a saved game of its own.
  /** @type {(text: string) => string} */
  function digest(text) {
    let sum = 5381;
    for (const letter of text) sum = (Math.imul(sum, 33) ^ /** @type {number} */ (letter.codePointAt(0))) >>> 0;
    return sum.toString(36);
  }

  /** @type {(name: string, properties: object, ...inner: Node[]) => HTMLElement} */
  function make(name, properties, ...inner) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...inner);
    return element;
  }

  class SanJuanGame extends HTMLElement {
    static observedAttributes = [...ASKED, ...Object.keys(CHANGED), ...GIVEN, "height"];
    #root = this.attachShadow({ mode: "open" });
    #nth = ++count;
    #frame = /** @type {HTMLIFrameElement | null} */ (null);
    #calls = /** @type {Map<string, Asked>} */ (new Map());
    #sent = 0;
    #listens = false;
    #changes = /** @type {Set<string>} */ (new Set());
    #hear = (/** @type {MessageEvent} */ event) => this.#take(event);

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#size();
      if (!this.#frame) this.#poster();
      if (this.hasAttribute("autostart")) this.play();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame = null;
      this.#listens = false;
      for (const { fail } of this.#calls.values()) fail(new Error("The game was taken off the page."));
      this.#calls.clear();
    }

    /** @type {(name: string, before: string | null, after: string | null) => void} */
    attributeChangedCallback(name, before, after) {
      if (before === after) return;
      if (name === "height") this.#size();
      if (!this.isConnected) return;
      if (!this.#frame) this.#poster();
      else if (name !== "height" && this.#changes.add(name).size === 1) queueMicrotask(() => this.#change());
    }

    /** Replace the poster by the game, as a click on it does. */
    play() {
      if (this.#frame) return;
      this.#frame = /** @type {HTMLIFrameElement} */ (make("iframe", { title: this.#words.title, src: this.#address(), allow: "fullscreen; clipboard-write; screen-wake-lock" }));
      this.#frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads");
      this.#root.replaceChildren(this.#frame);
      this.#frame.focus();
    }

    /** Send a command to the running game; returns a promise of the answer, see docs/embedding.md.
     * @type {(type: string, data?: object) => Promise<unknown>} */
    command(type, data = {}) {
      if (!this.#listens) return Promise.reject(new Error("The game is not loaded yet: wait for its event “ready”."));
      const id = String(++this.#sent), text = JSON.stringify({ sanjuan: VERSION, type, id, data });
      if (text.length > MOST_LETTERS) return Promise.reject(new Error("This command is too long."));
      return new Promise((done, fail) => {
        const late = setTimeout(() => this.#answered(id, { ok: false, error: { id: "timeout", text: "The game does not answer." } }), PATIENCE);
        this.#calls.set(id, { done, fail, late });
        /** @type {Window} */ (/** @type {HTMLIFrameElement} */ (this.#frame).contentWindow).postMessage(text, new URL(this.#home).origin);
      });
    }

    get #home() {
      return this.hasAttribute("src") ? new URL("./", new URL(/** @type {string} */ (this.getAttribute("src")), document.baseURI)).href : HOME;
    }

    get #language() {
      const wish = this.getAttribute("language") || this.lang || document.documentElement.lang || navigator.language;
      const code = wish.toLowerCase().split("-")[0];
      return Object.hasOwn(WORDS, code) ? code : Object.keys(WORDS)[0];
    }

    get #game() {
      return GAMES[/** @type {string} */ (this.getAttribute("game"))] ?? GAMES[FIRST];
    }

    get #words() {
      return WORDS[this.#language];
    }

    // The name under which the reader's browser saves the game, if frames may store anything: one for each element and table.
    get #place() {
      const more = MORE.filter(name => this.hasAttribute(name)).map(name => `${name}=${this.getAttribute(name)}`);
      const table = [...[...TABLE, ...GIVEN].map(name => this.getAttribute(name) ?? ""), ...more].join("\n");
      return this.getAttribute("save") ?? `${this.#nth}-${digest(location.pathname + "\n" + table)}`;
    }

    #address() {
      const address = new URL("embed.html", this.#home), asked = address.searchParams;
      for (const name of ASKED) if (this.hasAttribute(name)) asked.set(name, /** @type {string} */ (this.getAttribute(name)));
      for (const name of ["theme", "speed", "controls"]) if (this.hasAttribute(name)) asked.set(name, /** @type {string} */ (this.getAttribute(name)));
      asked.set("lang", this.getAttribute("language") ?? this.#language);
      asked.set("save", this.#place);
      asked.set("start", this.#given ? "wait" : "1");
      if (location.origin !== "null") asked.set("origin", location.origin);
      return address.href;
    }

    #poster() {
      const words = this.#words;
      const pressed = (/** @type {{ target: HTMLElement }} */ { target }) => { if (!target.closest("a")) this.play(); };
      this.#root.replaceChildren(make("div", { className: "poster", onclick: pressed },
        make("img", { src: `${this.#home}web/art/${this.#game.poster}.webp`, alt: "", loading: "lazy" }),
        make("div", {},
          make("b", { textContent: this.#game.titles[this.#language] }),
          make("span", { textContent: words.line }),
          make("button", { type: "button", textContent: words.play, ariaLabel: `${words.play}: ${words.title}` }),
          make("a", { href: `${this.#home}index.html`, target: "_blank", rel: "noopener", textContent: words.full }))));
    }

    // The height that the author has set, otherwise the one that the game asks for, within limits.
    /** @type {(wanted?: number) => void} */
    #size(wanted = 0) {
      const own = Number(this.getAttribute("height"));
      this.style.height = own > 0 ? `${own}px` : wanted ? `${Math.min(Math.max(wanted, 200), 1600)}px` : this.style.height;
    }

    /** @type {(event: MessageEvent) => void} */
    #take({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || !source || origin !== new URL(this.#home).origin) return;
      if (typeof data !== "string" || data.length > MOST_LETTERS) return;
      let message;
      try { message = JSON.parse(data); } catch { return; }
      if (message?.sanjuan !== VERSION) return;
      if (message.type === "reply") this.#answered(String(message.id), message.data);
      else if (message.type === "resize") this.#size(Number(message.data?.height) || 0);
      else if (Object.hasOwn(EVENTS, message.type)) this.#tell(message.type, message.data);
    }

    /** @type {(type: string, detail?: Record<string, unknown>) => void} */
    #tell(type, detail) {
      if (type === "ready") this.#listens = true;
      this.dispatchEvent(new CustomEvent(EVENTS[type], { detail }));
      if (type !== "ready") return;
      if (!detail?.resumed && this.#given) this.#load();
      this.#change();
    }

    /** @type {(id: string, answer?: { ok: boolean, result?: unknown, error?: { id: string, text: string } }) => void} */
    #answered(id, answer) {
      const call = this.#calls.get(id);
      if (!call) return;
      clearTimeout(call.late);
      this.#calls.delete(id);
      if (answer?.ok) call.done(answer.result);
      else call.fail(Object.assign(new Error(String(answer?.error?.text)), { id: String(answer?.error?.id) }));
    }

    // Pass on attributes that changed while the game runs: settings apply to it, another table or record starts another game.
    #change() {
      if (!this.#listens) return;
      const names = [...this.#changes];
      this.#changes.clear();
      const settings = names.filter(name => Object.hasOwn(CHANGED, name) && this.hasAttribute(name));
      if (settings.length) this.#ask("set", Object.fromEntries(settings.map(name => [name, this.getAttribute(name)])));
      if (this.#given && names.some(name => GIVEN.includes(name))) this.#load();
      else if (names.some(name => ASKED.includes(name))) this.#ask(TASKS.some(name => this.hasAttribute(name)) ? "learn" : "newGame", this.#typed(ASKED));
    }

    /** @type {(names: string[]) => Record<string, unknown>} */
    #typed(names) {
      const typed = (/** @type {string} */ name, /** @type {string | null} */ text) => LISTS.includes(name) ? (text ? text.split(",") : []) : NUMBERS.includes(name) ? Number(text) : text;
      return Object.fromEntries(names.filter(name => this.hasAttribute(name)).map(name => [name, typed(name, this.getAttribute(name))]));
    }

    get #given() {
      return GIVEN.some(name => this.hasAttribute(name));
    }

    // A record includes its players; a position takes them from the other attributes. (The game refuses both together.)
    #load() {
      const names = this.hasAttribute("position") ? [...GIVEN, "opponents", "names"] : GIVEN;
      this.#ask("load", this.#typed(names));
    }

    // Send a command on the element's own behalf; an error becomes an event.
    /** @type {(type: string, data: object) => void} */
    #ask(type, data) {
      this.command(type, data).catch(error => this.#tell("error", { id: error.id, text: error.message }));
    }
  }

  if (!customElements.get("san-juan-game")) customElements.define("san-juan-game", SanJuanGame);
})();
