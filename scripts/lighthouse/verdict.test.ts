import { expect, it } from "vitest";
import { type Audit, type Category, perCategory } from "./audit.ts";
import { meetsTargets, reportOn, verdictOn } from "./verdict.ts";

const lookedAt = (
  scores: Partial<Record<Category, number>>,
  losses: Partial<Record<Category, string[]>> = {},
): Audit => ({
  scores: { ...perCategory(() => 100), ...scores },
  losses: { ...perCategory(() => []), ...losses },
});

it("takes the median, so that one slow run of three fails nobody", () => {
  const verdict = verdictOn("/", [lookedAt({ performance: 99 }), lookedAt({ performance: 41 }), lookedAt({})]);
  expect(verdict.scores.performance).toBe(99);
  expect(meetsTargets(verdict)).toBe(true);
});

it("fails a page one point below a target and says once why, and only what concerns that target", () => {
  const blurred = lookedAt(
    { performance: 99, seo: 99 },
    { performance: ["Slow (speed)"], seo: ["No description (meta-description)"] },
  );
  const verdict = verdictOn("/contact", [blurred, blurred, blurred]);
  expect(meetsTargets(verdict)).toBe(false);
  expect(verdict.reasons).toEqual(["seo: No description (meta-description)"]);
  expect(reportOn([verdict])).toContain("✗ missed\n\n/contact  seo: No description (meta-description)");
});

it.each(["accessibility", "best-practices", "seo"] as const)("asks for all points in %s", (category) => {
  expect(meetsTargets(verdictOn("/", [lookedAt({ [category]: 99 })]))).toBe(false);
});

it("asks for 98 points in performance", () => {
  const met = [98, 97].map((performance) => meetsTargets(verdictOn("/", [lookedAt({ performance })])));
  expect(met).toEqual([true, false]);
});
