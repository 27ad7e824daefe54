import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";
import { purgePages } from "#integrations/cdn/purge-pages.ts";
import { watchEdge } from "#server/edge.ts";
import { startListener } from "#tests/support/stand-ins/listener.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (electricity: number, hour = "12"): EnergyPrices => ({
  electricity,
  gas: 6.2,
  source: "cap",
  indicative: false,
  sourceName: "Price cap",
  lastUpdated: new Date(`2026-11-26T${hour}:00:00Z`),
});

it("purges as a process starts and within seconds of new prices, not for a new hour, and again until it worked", async () => {
  let prices = at(26.32);
  const purge = vi.fn(async () => {});
  const onProblem = vi.fn();
  const watching = watchEdge({ prices: () => prices, purge, onProblem });
  const timesAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return purge.mock.calls.length;
  };
  expect(await timesAfter(1)).toBe(1);
  prices = at(26.32, "13");
  expect(await timesAfter(10)).toBe(1);
  prices = at(27.01, "13");
  // The page in memory may be a moment older than the prices.
  expect(await timesAfter(1)).toBe(1);
  expect(await timesAfter(1)).toBe(2);
  prices = at(28, "14");
  purge.mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
  expect(await timesAfter(10)).toBe(5);
  expect(onProblem).toHaveBeenCalledTimes(1);
  watching.stop();
  prices = at(29);
  expect(await timesAfter(10)).toBe(5);
});

it("purges by tag, and says so when the CDN refuses", async () => {
  vi.useRealTimers();
  const cdn = await startListener();
  const purge = () => purgePages({ url: cdn.url, token: "key-of-the-zone" }, "public-pages");
  await purge();
  expect(cdn.heard).toMatchObject([
    { path: "/hook", headers: { authorization: "Bearer key-of-the-zone" }, body: '{"tags":["public-pages"]}' },
  ]);
  cdn.status = 403;
  await expect(purge()).rejects.toThrow("the CDN answered 403");
  await cdn.close();
});
