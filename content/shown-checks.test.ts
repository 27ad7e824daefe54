import { describe, expect, it } from "vitest";
import { checksPassedInWords, type ShownCheck, trustInWords } from "#content/shown-checks.ts";

const TODAY = "2026-11-27";
const check = (given: Partial<ShownCheck>): ShownCheck => ({
  check: "insurance",
  state: "checked",
  on: "2026-05-01",
  validUntil: null,
  ...given,
});
const HOLDS = check({});
const ENDED = check({ state: "ended", validUntil: "2026-11-24" });
const FAILED = check({ check: "mcs_scope", state: "failed" });
const OPEN = check({ check: "mcs_number", state: "not_checked", on: null });

describe("one line on trust", () => {
  it.each([
    [[HOLDS, HOLDS, HOLDS, HOLDS, HOLDS], "holds", "All 5 checks hold"],
    [[HOLDS], "holds", "The check we make holds"],
    [[HOLDS, ENDED], "wrong", "Insurance ended on 24 November"],
    [[check({ state: "ended", validUntil: "2025-12-31" })], "wrong", "Insurance ended on 31 December 2025"],
    [
      [OPEN, FAILED, ENDED],
      "wrong",
      "Insurance ended on 24 November; MCS scope did not pass; Not checked yet: MCS number",
    ],
    [[HOLDS, OPEN], "open", "Not checked yet: MCS number"],
  ] as const)("%j", (checks, state, words) => {
    expect(trustInWords(checks, TODAY)).toEqual({ state, words });
  });

  it("says nothing where nothing has to be checked", () => {
    expect(trustInWords([], TODAY)).toBeUndefined();
  });
});

it.each([
  [[HOLDS, HOLDS, check({ on: "2026-03-01" }), HOLDS], "4 checks passed, last on 1 May"],
  [[check({ on: "2025-05-01" }), OPEN, ENDED], "1 check passed, last on 1 May 2025"],
  [[OPEN], "No checks passed yet"],
] as const)("says how far the checks got: %j", (checks, words) => {
  expect(checksPassedInWords(checks, TODAY)).toBe(words);
});
