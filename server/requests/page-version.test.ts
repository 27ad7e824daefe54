import { expect, it } from "vitest";
import { openPageVersion } from "#server/requests/page-version.ts";

it("is the same within an hour, and another with new prices or a new hour", () => {
  let [prices, now] = [{}, new Date("2026-11-20T12:00:00Z")];
  const version = openPageVersion({ prices: () => prices, now: () => now });
  const first = version();
  now = new Date("2026-11-20T12:59:59.999Z");
  expect(version()).toBe(first);
  now = new Date("2026-11-20T13:00:00Z");
  const second = version();
  expect(second).not.toBe(first);
  prices = {};
  expect(version()).not.toBe(second);
  expect(version()).toBe(version());
});
