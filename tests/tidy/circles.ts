import { posix } from "node:path";
import { importsOf } from "#tests/tidy/imports.ts";
import { isCode, isIn, isTest, type SourceFile } from "#tests/tidy/rule.ts";

const ROOMS = ["app", "config", "content", "db", "domain", "integrations", "jobs", "server"];

/** Which folders a folder imports, and through which files, as "a.ts imports b.ts". */
type Doors = Map<string, Map<string, string[]>>;

/**
 * Folders that import each other, directly or indirectly: for each circle its shortest path, import by import. A
 * folder means the files directly in it, without its subfolders. Types count: to know a type is to know its room.
 */
export function circlesOfFolders(files: readonly SourceFile[]): string[] {
  const doors = doorsBetween(files.filter((file) => isCode(file) && !isTest(file) && isIn(file, ...ROOMS)));
  const found = new Map<string, string>();
  for (const folder of [...doors.keys()].toSorted()) {
    const way = shortestWayRound(doors, folder);
    if (!way) continue;
    const key = way.toSorted().join(" ");
    if (!found.has(key)) found.set(key, inWords(doors, way));
  }
  return [...found.values()];
}

function doorsBetween(files: readonly SourceFile[]): Doors {
  const known = new Set(files.map(({ path }) => path));
  const doors: Doors = new Map();
  for (const file of files) {
    const from = posix.dirname(file.path);
    for (const { target } of importsOf(file)) {
      const path = target?.split("?")[0];
      if (path === undefined || !known.has(path) || posix.dirname(path) === from) continue;
      const out = doors.get(from) ?? new Map<string, string[]>();
      doors.set(from, out);
      const to = posix.dirname(path);
      out.set(to, [...(out.get(to) ?? []), `${posix.basename(file.path)} imports ${posix.basename(path)}`]);
    }
  }
  return doors;
}

/** The folders from this one back to it, without the repetition at the end; undefined if no path leads back. */
function shortestWayRound(doors: Doors, start: string): string[] | undefined {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of doors.get(way.at(-1) ?? start)?.keys() ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}

function inWords(doors: Doors, way: readonly string[]): string {
  return way
    .map((folder, index) => {
      const next = way[(index + 1) % way.length] ?? folder;
      return `${folder} → ${next} (${doors.get(folder)?.get(next)?.[0]})`;
    })
    .join(", ");
}
