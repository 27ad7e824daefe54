import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPageVersion } from "#server/requests/page-version.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is the same within an hour, and another with new prices or a new hour", () => {
  let prices = {};
  let now = new Date("2026-11-20T12:00:00Z");
  const ask = openPageVersion({ prices: () => prices, now: () => now });
  const version = () => {
    vi.advanceTimersByTime(100);
    return ask();
  };
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

it("looks at the clock ten times a second at most, however often it is asked", () => {
  const now = vi.fn(() => new Date("2026-11-20T12:00:00Z"));
  const prices = {};
  const version = openPageVersion({ prices: () => prices, now });
  for (let asked = 0; asked < 100; asked++) version();
  expect(now).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  version();
  version();
  expect(now).toHaveBeenCalledTimes(2);
});
