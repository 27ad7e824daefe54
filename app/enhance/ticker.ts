const REFRESH_MILLISECONDS = 30_000;
const RETRIES_MAX = 3;
const RETRY_MILLISECONDS_MAX = 30_000;
const WORTH_RETRYING = [502, 503, 504];

interface Prices {
  electricity: number;
  gas: number;
  lastUpdated: string;
  sourceName: string;
}

/** Refreshes the price strip every 30 seconds while the page is visible. */
export function keepTickerFresh(): void {
  if (!part("electricity")) return;
  setInterval(() => document.visibilityState === "visible" && void refresh(0), REFRESH_MILLISECONDS);
}

async function refresh(tries: number): Promise<void> {
  try {
    const response = await fetch("/api/v1/energy-prices");
    if (response.ok) return show((await response.json()) as Prices);
    if (!WORTH_RETRYING.includes(response.status)) return;
  } catch {
    // No network: retried, as with a busy server.
  }
  if (tries < RETRIES_MAX)
    setTimeout(() => void refresh(tries + 1), Math.min(1000 * 2 ** tries, RETRY_MILLISECONDS_MAX));
}

function show(prices: Prices): void {
  write("electricity", prices.electricity.toFixed(2));
  write("gas", prices.gas.toFixed(2));
  write("source", prices.sourceName);
  write("time", `Updated ${timeOf(new Date(prices.lastUpdated))}`);
  part("time")?.setAttribute("datetime", prices.lastUpdated);
}

/** Created with the first prices: a phone needs longer for this than for starting the page. */
function timeOf(moment: Date): string {
  const format = { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", format).format(moment);
}

const part = (name: string) => document.querySelector(`[data-price="${name}"]`);

function write(name: string, text: string): void {
  const element = part(name);
  if (element && element.textContent !== text) element.textContent = text;
}
