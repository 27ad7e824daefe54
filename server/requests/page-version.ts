const HOUR_MILLISECONDS = 3_600_000;
/** A page may be this much older than its version says. */
const LOOK_MILLISECONDS = 100;

/**
 * A different object whenever public pages would look different: with new prices, and every hour, because installer
 * counts, grants and price caps change even while prices do not. Cheap: it reads the clock ten times a second at most.
 */
export function openPageVersion({ prices, now }: { prices(): object; now(): Date }): () => object {
  let version = {};
  let seen: { prices: object; hour: number } | undefined;
  let isNew = false;
  setInterval(() => {
    isNew = false;
  }, LOOK_MILLISECONDS).unref();
  return () => {
    if (isNew) return version;
    isNew = true;
    const current = { prices: prices(), hour: Math.floor(now().getTime() / HOUR_MILLISECONDS) };
    if (seen?.prices !== current.prices || seen.hour !== current.hour) [seen, version] = [current, {}];
    return version;
  };
}

const FACTS_MILLISECONDS = 60_000;

export interface FactsVersion {
  /** A different object whenever pages of facts might look different. */
  version(): object;
  /** To be called as soon as something may have changed that they show. */
  drop(): void;
}

/**
 * A different object whenever something was changed in this process or, as soon as it hears of it, in another; with each
 * version of all pages; and every minute, for what jobs and the calendar change. Cheap, like the other.
 */
export function openFactsVersion(pages: () => object): FactsVersion {
  let version = {};
  let seen = pages();
  const drop = () => {
    version = {};
  };
  setInterval(drop, FACTS_MILLISECONDS).unref();
  return {
    version() {
      const current = pages();
      if (current !== seen) [seen, version] = [current, {}];
      return version;
    },
    drop,
  };
}
