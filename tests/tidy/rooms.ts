import { posix } from "node:path";
import { importsOf } from "#tests/tidy/imports.ts";
import { isCode, isTest, type SourceFile } from "#tests/tidy/rule.ts";

const FILES_MAX = 30;
/** Records of one kind stay together, however many there are. */
const RECORDS = /^content\//;

/** Folders with more files of code and styles than a reader can take in at a glance, each with its count. */
export function crowdedRooms(files: readonly SourceFile[]): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files.filter((file) => !isTest(file))) {
    sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([folder, size]) => size > FILES_MAX && !RECORDS.test(`${folder}/`))
    .map(([folder, size]) => `${folder} has ${size} files, ${FILES_MAX} at most: divide it by what changes together.`);
}

/** A row of "The rooms of the domain" in docs/architecture.md. Files of `domain/` itself are a room of that name. */
const ROW = /^\| (`[^|]+`) \|/;
const LOOSE_FILES = "domain/*.ts";

/** Imports of the domain against the order of its rooms in the document, and rooms missing from the document. */
export function roomsOutOfOrder(files: readonly SourceFile[], document: string): string[] {
  const [, table = ""] = document.split("### The rooms of the domain");
  const [section = ""] = table.split("\n## ");
  const order = section
    .split("\n")
    .flatMap((line) => ROW.exec(line)?.[1]?.split(", ") ?? [])
    .map((room) => room.replaceAll("`", ""));
  return files.flatMap((file) => {
    const from = roomOf(file.path);
    if (from === undefined || !isCode(file) || isTest(file)) return [];
    if (!order.includes(from)) return [`${file.path}: docs/architecture.md does not name the room ${from}.`];
    const later = importsOf(file).filter(({ target }) => {
      const to = roomOf(target ?? "");
      return to !== undefined && order.indexOf(to) > order.indexOf(from);
    });
    return later.map(({ target }) => `${file.path} imports ${target}, which docs/architecture.md has after ${from}.`);
  });
}

function roomOf(path: string): string | undefined {
  const [layer, room = "", file] = path.split("/");
  if (layer !== "domain") return undefined;
  return file === undefined ? LOOSE_FILES : room;
}
