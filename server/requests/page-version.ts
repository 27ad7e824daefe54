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
