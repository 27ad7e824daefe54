import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * By content, not by date: a checkout or a copy changes dates, and a restored older file is a change too.
 * @param {string[]} sources files and folders, from the root
 */
export function fingerprintOf(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  const entries = readdirSync(inRoot(path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return filesUnder(join(path, entry.name));
    return entry.isFile() && !entry.name.includes(".test.") ? [join(path, entry.name)] : [];
  });
}
