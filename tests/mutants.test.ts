import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { flawsOf, isInQuickTier, ROOT, readMutants } from "#tests/mutants/mutants.ts";

// npm run test:mutants proves that the tests find them; this keeps them from going stale.

const mutants = readMutants();

it("there are thirty planted faults, and npm test is to find at least 26 of them", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(30);
  expect(mutants.filter(({ foundBy }) => foundBy.some(isInQuickTier)).length).toBeGreaterThanOrEqual(26);
});

it.each(mutants)("$name still applies, and its tests exist", (mutant) => {
  expect(flawsOf(mutant)).toEqual([]);
  const git = spawnSync("git", ["apply", "--check", mutant.patch], { cwd: ROOT, encoding: "utf8" });
  // If the code has changed: make the same slip in it by hand, and save `git diff -U1`.
  expect(git.stderr).toBe("");
});

it("a fault without a description, or with a missing test, is refused", () => {
  const sound = { name: "1", breaks: "It breaks.", foundBy: ["tests/mutants.test.ts"], patch: "" };
  expect(flawsOf(sound)).toEqual([]);
  expect(flawsOf({ ...sound, breaks: "diff --git" })).toHaveLength(1);
  expect(flawsOf({ ...sound, foundBy: [] })).toHaveLength(1);
  expect(flawsOf({ ...sound, foundBy: ["tests/gone.test.ts"] })).toEqual(["there is no tests/gone.test.ts"]);
});
