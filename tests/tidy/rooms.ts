import { posix } from "node:path";
import type { SourceFile } from "#tests/tidy/rule.ts";

const FILES_MAX = 30;
/** Records of one kind stay together, however many there are. */
const RECORDS = /^content\//;

/** Folders with more files of code, tests and styles than a reader can take in at a glance, each with its count. */
export function crowdedRooms(files: readonly SourceFile[]): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  return [...sizes]
    .filter(([folder, size]) => size > FILES_MAX && !RECORDS.test(`${folder}/`))
    .map(([folder, size]) => `${folder} has ${size} files, ${FILES_MAX} at most: divide it by what changes together.`);
}
