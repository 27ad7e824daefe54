import { isDeepStrictEqual } from "node:util";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";

interface Edge {
  prices(): EnergyPrices;
  /** Has the cache in front drop all public pages. Throws if it did not. */
  purge(): Promise<void>;
  /** Called once per outage. */
  onProblem(error: unknown): void;
}

const LOOK_MILLISECONDS = 1000;

/**
 * Purges a cache in front when this process starts, which may be of a new build, and when prices change; then again
 * every second until it works. If it never does, copies expire after a minute anyway.
 */
export function watchEdge({ prices, purge, onProblem }: Edge): { stop(): void } {
  let shown = figuresOf(prices());
  let isDue = true;
  let isAsked = false;
  let hasFailed = false;
  const purgeDue = async () => {
    isDue = false;
    isAsked = true;
    try {
      await purge();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onProblem(error);
      isDue = hasFailed = true;
    } finally {
      isAsked = false;
    }
  };
  const timer = setInterval(() => {
    // A second after the change: no page is drawn with the old prices any more.
    if (isDue && !isAsked) void purgeDue();
    const now = figuresOf(prices());
    isDue ||= !isDeepStrictEqual(now, shown);
    shown = now;
  }, LOOK_MILLISECONDS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The prices without their time, which changes every hour. */
function figuresOf({ lastUpdated: _, ...figures }: EnergyPrices): object {
  return figures;
}
