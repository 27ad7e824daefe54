import { expect, it } from "vitest";
import { crowdedFolders } from "#tests/tidy/crowds.ts";
import type { SourceFile } from "#tests/tidy/rule.ts";
import { readSources } from "#tests/tidy/sources.ts";

const filesIn = (folder: string, count: number, ending = ".ts"): SourceFile[] =>
  Array.from({ length: count }, (_, number) => ({ path: `${folder}/file-${number}${ending}`, text: "" }));

it("no folder of this project is crowded", () => {
  expect(crowdedFolders(readSources())).toEqual([]);
});

it("a folder with one file too many is named with its number", () => {
  const files = [...filesIn("domain/leads", 31), ...filesIn("tests/support", 30)];
  expect(crowdedFolders(files)).toEqual(["domain/leads has 31 files, 30 at most: divide it by what changes together."]);
});

it("files below, tests beside their files, and records of the content do not count", () => {
  const files = [
    ...filesIn("app/ui", 30),
    ...filesIn("app/ui", 20, ".test.ts"),
    ...filesIn("app/ui/forms", 30),
    ...filesIn("content/areas", 107),
  ];
  expect(crowdedFolders(files)).toEqual([]);
});
