import { expect, it } from "vitest";
import { isUnanswered } from "#domain/quotes/present-quote.ts";

it("says that an opened quote has had no answer after three days, while it is open", () => {
  const openedAt = new Date("2026-11-23T12:00:00Z");
  const after = new Date("2026-11-26T12:00:00Z");
  expect(isUnanswered({ status: "sent", openedAt }, after)).toBe(true);
  expect(isUnanswered({ status: "sent", openedAt }, new Date(after.getTime() - 1))).toBe(false);
  expect(isUnanswered({ status: "sent", openedAt: null }, after)).toBe(false);
  for (const status of ["chosen", "declined", "lapsed", "withdrawn"] as const) {
    expect(isUnanswered({ status, openedAt }, after), status).toBe(false);
  }
});
