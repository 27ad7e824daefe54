import { expect, it } from "vitest";
import { readSources } from "#tests/tidy/sources.ts";
import { problemsOfStories } from "#tests/tidy/stories.ts";

const spec = (path: string, options = "") => ({
  path: `tests/e2e/${path}`,
  text: `test("works",${options} () => {});`,
});
const story = ' { tag: ["@story", "@embedded"] },';

it("each area of the browser tests has a story in npm test, within the total limit", () => {
  expect(problemsOfStories(readSources())).toEqual([]);
});

it("an area without a story is named, but not a folder without tests", () => {
  const files = [spec("quote/story.spec.ts", story), spec("admin/users.spec.ts"), spec("town/people.ts")];
  expect(problemsOfStories(files)).toEqual([expect.stringMatching(/^tests\/e2e\/admin: tag/)]);
});

it("one story too many is found, even as a row of a table", () => {
  const rows = {
    path: "tests/e2e/quote/states.ts",
    text: '{ name: "empty", story: true }, { name: "full", story: true }',
  };
  const files = [spec("quote/states.spec.ts", story), rows];
  expect(problemsOfStories(files, 3)).toEqual([]);
  expect(problemsOfStories(files, 2)).toEqual([expect.stringMatching(/^3 tests .* 2 at most/)]);
});
