// What is painted before Python is there: the set-up form, or the empty table for who comes back to a saved game.
//
// The form works at once: what is chosen shows and is kept, Start is taken. All of it is handed to Python when it is up, which draws
// over the form; until then <html> has data-early. The script knows no rule: the form tells what a button sets (data-set), and the
// template of a language has the parts that look otherwise once a value is another one: what stands at data-at, when data-when holds.
const html = document.documentElement, app = document.getElementById("app");
const framed = location.pathname.endsWith("/embed.html");
const elsewhere = /^#(deal=|game=|learn|lesson=|puzzle=)/.test(location.hash), asked = /[?&](new|daily)\b/.exec(location.search)?.[1];
const GUESTS = ["me", "rosalia", "tomas", "lucia"], NUMERALS = ["", " II", " III", " IV"];  // as web/people.py has them

const KEPT = "sanjuan.pressed";
const FONTS = 3000;  // ms until another font has to do; as long as browsers hide a text that waits for its font

const values = new Map(), pressed = [];
let variants = [], started = false;

const all = (selector, root = app) => [...root.querySelectorAll(selector)];
const pairs = text => text.split(" ").map(pair => pair.split(/:(.*)/s));
const holds = text => pairs(text).every(([path, allowed]) => allowed.split(",").includes(String(values.get(path))));
const read = key => { try { return localStorage.getItem(key); } catch { return null; } };  // storage may be denied

// As web/settings.py has it: an edition begins with its first deck, and the first one has the new buildings in one printing.
function settle(first) {
  values.set("deck", first ? "110" : "112");
  if (first && values.get("new_buildings") === "33") values.set("new_buildings", "true");
}

function put(change) {
  for (const [path, value] of pairs(change)) {
    values.set(path, value);
    if (path === "edition") settle(value === "1");
  }
}

// What the drawn form says is set: the buttons that are pressed, the switches that are on.
function initial() {
  for (const button of all('[data-set][aria-pressed="true"]')) put(button.dataset.set);
  for (const button of all('[role="switch"][data-set]')) values.set(pairs(button.dataset.set)[0][0], button.getAttribute("aria-checked"));
}

// What was set at the last visit, as web/settings.py reads it; what the form does not offer is left out.
function remembered() {
  let setup;
  try { ({ setup } = JSON.parse(read("sanjuan.settings")) ?? {}); } catch { /* no JSON: Python leaves it out as well */ }
  const offered = new Set(all("[data-set]").concat(variants.flatMap(({ part }) => all("[data-set]", part))).flatMap(button => button.dataset.set.split(" ")));
  const take = (path, value) => { if (offered.has(`${path}:${value}`)) values.set(path, String(value)); };
  for (const path of ["seats", "edition", "deck", "new_buildings"]) take(path, setup?.[path]);
  for (const path of ["start_hand", "events"])
    if (["boolean", "number"].includes(typeof setup?.[path])) values.set(path, String(Boolean(setup[path])));
  setup?.players?.forEach?.((player, seat) => {
    for (const key of ["who", "bot"]) take(`players.${seat}.${key}`, player?.[key]);
    if (typeof player?.name === "string") values.set(`players.${seat}.name`, player.name);
  });
}

// Each part as it looks with the values at hand.
function swap() {
  for (const { at, when, part } of variants) {
    const old = app.querySelector(at);
    if (!old || !holds(when) || old.variant === when) continue;
    const fresh = part.cloneNode(true);
    fresh.variant = when;
    old.replaceWith(fresh);
  }
}

// Faces and the names that stand for people follow from who sits there already.
function seat() {
  const rows = all(".seat").filter(row => !row.hidden), sat = [];
  const who = rows.map((_, number) => values.get(`players.${number}.who`) === "human" ? "" : values.get(`players.${number}.bot`));
  const people = who.filter(id => !id).length;
  rows.forEach((row, number) => {
    const id = who[number], before = sat.filter(other => other === id).length;
    const face = id || GUESTS[before], portrait = row.querySelector(".por"), name = row.querySelector(".whois b, .whois input");
    row.classList.toggle("person", !id);
    if (!portrait.src.endsWith(`/p-${face}.webp`)) portrait.src = `./web/art/p-${face}.webp`;
    portrait.className = id && before ? `por twin${before}` : "por";
    if (id) name.textContent = name.textContent.replace(/ I[IV]*$/, "") + NUMERALS[before];
    else name.placeholder = people > 1 && !before ? name.dataset.several : name.dataset.guests.split("|")[before];
    sat.push(id);
  });
  values.set("nobody", String(!people));
}

// A switch shows what is set, and sets the contrary.
function flip(button) {
  const [[path]] = pairs(button.dataset.set), on = values.get(path) !== "false";
  button.setAttribute("aria-checked", String(on));
  button.dataset.set = `${path}:${!on}`;
}

function show() {
  swap();
  for (const element of all("[data-when]")) element.hidden = !holds(element.dataset.when);
  seat();
  swap();
  for (const button of all("[data-set]")) {
    if (button.getAttribute("role") === "switch") flip(button);
    else button.setAttribute("aria-pressed", String(holds(button.dataset.set)));
  }
  for (const choice of all('[data-act="theme"]')) choice.setAttribute("aria-pressed", String(choice.dataset.value === html.dataset.theme));
  for (const field of all("[data-field]")) if (values.has(field.dataset.field)) field.value = values.get(field.dataset.field);
}

// The form in the language of the page; the parts that may change lie in a template of their own.
function draw() {
  app.replaceChildren(document.getElementById(`shell-${html.lang}`).content.cloneNode(true));
  variants = all("[data-at]", document.getElementById(`parts-${html.lang}`).content)
    .map(({ dataset: { at, when }, firstElementChild: part }) => ({ at, when, part }));
}

function press(button) {
  const { set, act, value } = button.dataset;
  if (set && started) return;
  if (set) put(set);
  pressed.push(set ? { set } : { id: button.id });
  if (act === "lang" && value !== html.lang) { html.lang = value; draw(); }
  if (act === "theme") html.dataset.theme = value;
  if (act === "start") {
    started = true;
    values.set("busy", "true");
    html.dataset.state = "thinking";
  }
  show();
}

function clicked({ target }) {
  const button = target.closest("button[id], button[data-set]");
  if (button && !button.disabled) press(button);
}

function written({ target: { dataset: { field }, value } }) {
  if (!field || started) return;
  values.set(field, value);
  pressed.push({ field, value });
}

/** What has been chosen and pressed, in its order, as JSON; from now on Python listens itself. */
window.takeForm = () => {
  document.removeEventListener("click", clicked);
  document.removeEventListener("input", written);
  return JSON.stringify(pressed);
};

/** Keep the same for the page that comes in the place of this one, when a new version is taken while it starts. */
window.keepForm = () => {
  if ("early" in html.dataset && pressed.length) try { sessionStorage.setItem(KEPT, JSON.stringify(pressed)); } catch { /* denied */ }
};

function repeat() {
  let kept = [];
  try { kept = JSON.parse(sessionStorage.getItem(KEPT)) ?? []; sessionStorage.removeItem(KEPT); } catch { /* denied */ }
  for (const { set, field, value, id } of kept) {
    const button = id ? document.getElementById(id) : set && all("[data-set]").find(({ dataset }) => dataset.set === set);
    if (field) written({ target: { dataset: { field }, value } });
    else if (button) press(button);
  }
  if (kept.length) show();
}

// What is drawn is seen when its fonts are there: in other ones it would lie elsewhere, and jump.
function reveal() {
  const fonts = ["600 1em Grenze", "1em Figtree"].map(font => document.fonts.load(font, app.textContent));
  const late = new Promise(done => setTimeout(done, FONTS));
  return Promise.race([Promise.allSettled(fonts), late]).then(() => { delete html.dataset.fonts; });
}

const saved = framed ? new URLSearchParams(location.search).get("start") : read("sanjuan.save");
if (saved && !elsewhere && !asked) {
  app.append(document.getElementById("shell-table").content.cloneNode(true));
  reveal();
} else {
  draw();
  initial();
  if (!framed) remembered();
  values.set("busy", "false").set("resume", String(Boolean(saved) && !framed));
  show();
  repeat();
  document.addEventListener("click", clicked);
  document.addEventListener("input", written);
  await reveal();
  // Of a deal, a lesson or a frame Python alone knows what is to be set up.
  if (!elsewhere && !framed && asked !== "daily") requestAnimationFrame(() => setTimeout(() => {
    if (html.dataset.state === "loading" && "early" in html.dataset) html.dataset.state = "setup";
  }));
}
