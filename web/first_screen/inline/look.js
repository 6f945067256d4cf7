// Language, theme and motion before the first paint: address, then saved settings, then the browser's wish.
{
  const asked = new URLSearchParams(location.search), html = document.documentElement;
  const content = (/** @type {string} */ name) => /** @type {HTMLMetaElement} */ (document.querySelector(`meta[name="${name}"]`)).content;
  let saved = /** @type {Settings} */ ({});
  try { saved = JSON.parse(localStorage.getItem("sanjuan.settings") ?? "null") || {}; } catch { /* storage denied: defaults */ }
  const { languages: spoken } = navigator, languages = content("languages").split(" ");
  const wishes = [asked.get("lang"), saved.lang, ...spoken].map(tag => String(tag).toLowerCase().split("-")[0]);
  html.dataset.motion = saved.preferences?.motion === "less" ? "less" : saved.preferences?.motion === "full" ? "full" : "auto";
  const theme = asked.get("theme") || saved.theme;
  html.lang = wishes.find(wish => languages.includes(wish)) ?? languages[0];
  if (html.lang !== languages[0]) /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]')).href = `web/manifest.${html.lang}.webmanifest`;
  html.dataset.theme = theme === "day" || theme === "night" ? theme : matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
  // An invitation to somebody else's table says in its second byte which game is played there (web/page/together/hosting.py); a word, which is
  // shorter, does not: the link with it may have `?game=`.
  const joins = /^#(join=|reply=)/.test(location.hash), code = /^#join=([\w-]{4})[\w-]{60}/.exec(location.hash)?.[1] ?? "AAAA";
  if (location.pathname.endsWith("/join.html") && !joins) location.replace("./");
  const games = content("games").split(" "), named = asked.get("game") ?? "";
  window.invited = games[(atob(code.replaceAll("-", "+").replaceAll("_", "/")).charCodeAt(1) >> 3 & 7) - 1] ?? (joins && games.includes(named) ? named : "");
  const game = window.invited || (games.find(name => [named, location.hash.replace("#game=", "")].includes(name)) ?? games[0]);
  // At a first visit the picture of home or of the form is asked for before it is drawn: it is what is painted largest.
  const { poster } = /** @type {Game} */ (/** @type {Game[]} */ (JSON.parse(document.getElementById("games").textContent)).find(({ name }) => name === game)), night = html.dataset.theme === "night";
  if (poster && !joins && !window.firstWorker) Object.assign(new Image(), { fetchPriority: "high", src: `web/art/${night ? "night/" : ""}${poster}.webp` });
  for (const name of ["@MAIN@", "@CONFIG@", `locales/${html.lang}.ftl`, `locales/${html.lang}.${game}.ftl`]) window.early(name);
}
