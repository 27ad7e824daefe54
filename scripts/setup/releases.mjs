/**
 * @typedef {{ name: string, current: string, newest: string, since: string }} Behind
 *   `since` is the day (YYYY-MM-DD) on which the first release after ours came out
 */

/**
 * How far a package is behind its newest release. Releases marked as trials (1.2.0-beta.3) count only for a package of
 * which we use one.
 * @param {string} name
 * @param {string} current the exact version we use
 * @param {Record<string, string>} times when each version came out, as `npm view NAME time --json` says
 * @returns {Behind | undefined} undefined when nothing newer is out
 */
export function behindNewest(name, current, times) {
  const counts = (/** @type {string} */ version) =>
    /^\d+\.\d+\.\d+/.test(version) && (isTrial(current) || !isTrial(version));
  const newer = Object.keys(times).filter((version) => counts(version) && compareVersions(version, current) > 0);
  const newest = newer.sort(compareVersions).at(-1);
  if (!newest) return undefined;
  const days = newer.map((version) => String(times[version]).slice(0, 10));
  return { name, current, newest, since: days.sort()[0] ?? "" };
}

/** @param {string} version */
function isTrial(version) {
  return version.includes("-");
}

/**
 * Below zero when `a` is older. A trial comes before its release.
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => (isTrial(version) ? version : `${version}-zz`));
  return String(left).localeCompare(String(right), "en", { numeric: true });
}
