import { expect, it } from "vitest";
import { type Audit, type Category, perCategory } from "./audit.ts";
import { meetsTargets, PUBLIC_TARGETS, reportOn, SIGNED_IN_TARGETS, verdictOn } from "./verdict.ts";

const lookedAt = (
  scores: Partial<Record<Category, number>>,
  losses: Partial<Record<Category, string[]>> = {},
): Audit => ({
  scores: { ...perCategory(() => 100), ...scores },
  losses: { ...perCategory(() => []), ...losses },
});

it("takes the median, so that one slow run of three fails nobody", () => {
  const verdict = verdictOn("/", SIGNED_IN_TARGETS, [
    lookedAt({ performance: 99 }),
    lookedAt({ performance: 41 }),
    lookedAt({}),
  ]);
  expect(verdict.scores.performance).toBe(99);
  expect(meetsTargets(verdict)).toBe(true);
});

it("fails a page one point below a target and says once why, and only what concerns that target", () => {
  const blurred = lookedAt({ seo: 99 }, { performance: ["Slow (speed)"], seo: ["No description (meta-description)"] });
  const verdict = verdictOn("/contact", PUBLIC_TARGETS, [blurred, blurred, blurred]);
  expect(meetsTargets(verdict)).toBe(false);
  expect(verdict.reasons).toEqual(["seo: No description (meta-description)"]);
  expect(reportOn([verdict])).toContain("✗ missed\n\n/contact  seo: No description (meta-description)");
});

it.each(["accessibility", "best-practices", "seo"] as const)("asks for all points in %s", (category) => {
  expect(meetsTargets(verdictOn("/", PUBLIC_TARGETS, [lookedAt({ [category]: 99 })]))).toBe(false);
});

it.each([
  ["a public page", PUBLIC_TARGETS, 100],
  ["a page of somebody who is signed in", SIGNED_IN_TARGETS, 95],
])("asks %s for its points in performance", (_, targets, least) => {
  const met = [least, least - 1].map((performance) =>
    meetsTargets(verdictOn("/", targets, [lookedAt({ performance })])),
  );
  expect(met).toEqual([true, false]);
});

it("asks no place in search results of pages that are only for those who are signed in", () => {
  const verdict = verdictOn("/leads", SIGNED_IN_TARGETS, [lookedAt({ seo: 50 })]);
  expect(meetsTargets(verdict)).toBe(true);
  expect(reportOn([verdict])).toContain("50 (not asked)");
});
