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
    forgetOld(shelf, kind);
    return folder;
  });
}

/**
 * @param {string} shelf
 * @param {string} kind
 */
function forgetOld(shelf, kind) {
  const kept = readdirSync(shelf).filter((name) => name.startsWith(`${kind}-`));
  const usedAt = (/** @type {string} */ name) => statSync(join(shelf, name)).mtimeMs;
  const newestFirst = kept.sort((one, other) => usedAt(other) - usedAt(one));
  for (const name of newestFirst.slice(KEPT_OF_EACH_KIND)) rmSync(join(shelf, name), { recursive: true });
}
