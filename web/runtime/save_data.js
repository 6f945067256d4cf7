/** Whether this visitor saves data or has a slow connection, as far as the browser reports it. */
export function thrifty() {
  const { saveData, effectiveType } = /** @type {NavigatorConnection} */ (/** @type {{ connection?: NavigatorConnection }} */ (navigator).connection ?? {});
  return Boolean(saveData) || /2g|3g/.test(/** @type {string} */ (effectiveType));
}
