import { posix } from "node:path";
import { isTest, type SourceFile } from "#tests/tidy/rule.ts";

const FILES_MAX = 30;
/** A folder of records may hold as many as there are. */
const RECORDS = /^content\//;

/** Folders that hold more than one can take in at a glance. Tests that stand beside what they test are not counted. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (RECORDS.test(file.path) || (isTest(file) && !file.path.startsWith("tests/"))) continue;
    const folder = posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(
      ([folder, count]) => `${folder} has ${count} files, ${FILES_MAX} at most: divide it by what changes together.`,
    );
}
