import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./lock.mjs";

const KEPT_OF_EACH_KIND = 3;

/**
 * A folder that takes long to fill, made once for each version; of each kind the three used last are kept. If two ask at
 * once, the second waits, then finds it made. One that was not finished is never used.
 * @param {{ shelf: string, kind: string, version: string }} wanted where folders of all kinds are kept; what is in it; of
 *   what it is made
 * @param {(folder: string) => Promise<void>} fill
 * @returns {Promise<string>}
 */
export function keptFolder({ shelf, kind, version }, fill) {
  return alone(`kept-${kind}`, async () => {
    const folder = join(shelf, `${kind}-${version}`);
    if (!existsSync(folder)) {
      const unfinished = join(shelf, `unfinished-${kind}`);
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      await fill(unfinished);
      renameSync(unfinished, folder);
    }
    const now = new Date();
    utimesSync(folder, now, now);
    forgetOthers(shelf, `${kind}-`, folder);
    return folder;
  });
}

/**
 * Under a moved clock the others may seem newer than the one in use.
 * @param {string} shelf
 * @param {string} start of their names
 * @param {string} used
 */
function forgetOthers(shelf, start, used) {
  const names = readdirSync(shelf).filter((name) => name.startsWith(start));
  const others = names.map((name) => join(shelf, name)).filter((folder) => folder !== used);
  const usedAt = (/** @type {string} */ folder) => statSync(folder).mtimeMs;
  const newestFirst = others.sort((one, other) => usedAt(other) - usedAt(one));
  for (const folder of newestFirst.slice(KEPT_OF_EACH_KIND - 1)) rmSync(folder, { recursive: true });
}
