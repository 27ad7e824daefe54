import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { alone } from "../../scripts/setup/lock.mjs";

const KEPT_OF_EACH_KIND = 3;

interface Wanted {
  /** Where folders of all kinds are kept. */
  shelf: string;
  kind: string;
  /** Of what it was made from. */
  version: string;
}

/**
 * A folder that takes long to fill, made once for each version; of each kind the three used last are kept. If two ask at
 * once, the second waits, then finds it made. One that was not finished is never used.
 */
export function keptFolder({ shelf, kind, version }: Wanted, fill: (folder: string) => Promise<void>): Promise<string> {
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

function forgetOld(shelf: string, kind: string): void {
  const kept = readdirSync(shelf).filter((name) => name.startsWith(`${kind}-`));
  const usedAt = (name: string) => statSync(join(shelf, name)).mtimeMs;
  const newestFirst = kept.sort((one, other) => usedAt(other) - usedAt(one));
  for (const name of newestFirst.slice(KEPT_OF_EACH_KIND)) rmSync(join(shelf, name), { recursive: true });
}
