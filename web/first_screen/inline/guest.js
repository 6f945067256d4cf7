// The first screen of a guest's page, in the place of web/first_screen/form.js: there is no form, only an empty table until Python draws.
{
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  const FONTS = 3000;  // ms until another font must do
  app.append(/** @type {HTMLTemplateElement} */ (document.getElementById("shell-table")).content.cloneNode(true));
  window.takeForm = () => "[]";
  try { sessionStorage.removeItem("sanjuan.sent"); } catch { /* denied */ }  // an answer at another address
  const late = new Promise(done => { setTimeout(done, FONTS); });
  const fonts = ["600 1em Grenze", "1em Figtree"].map(font => document.fonts.load(font));
  Promise.race([Promise.allSettled(fonts), late]).then(() => { delete document.documentElement.dataset.fonts; });
}
