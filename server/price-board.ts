import { limits } from "#config/limits.ts";
import { capPrices } from "#domain/areas/cap-prices.ts";
import { type EnergyPrices, firstSimulatedPrices, nextSimulatedPrices } from "#domain/areas/energy-price.ts";
import { fetchOctopusPrices, type SupplierPrices } from "#integrations/octopus.ts";

export type PriceSource = EnergyPrices["source"];

export interface PriceBoard {
  /** Costs nothing; the same object until the prices are renewed. */
  current(): EnergyPrices;
  stop(): void;
}

interface PriceBoardOptions {
  source: PriceSource;
  onProblem(error: unknown): void;
  now?: () => Date;
  fetchSupplier?: () => Promise<SupplierPrices>;
}

const HOUR_MILLISECONDS = 3_600_000;

/** Keeps the latest prices in memory, so that no page waits for them. */
export function openPriceBoard({
  source,
  onProblem,
  now = () => new Date(),
  fetchSupplier = fetchOctopusPrices,
}: PriceBoardOptions): PriceBoard {
  if (source === "cap") return { current: hourlyCap(now), stop: () => {} };
  let prices = source === "simulated" ? firstSimulatedPrices(now(), capPrices(now())) : withoutSupplier(now());
  const refresh = async () => {
    const moment = now();
    if (source === "simulated") {
      prices = nextSimulatedPrices(moment, capPrices(moment), [Math.random(), Math.random()]);
      return;
    }
    try {
      const supplier = await fetchSupplier();
      const sourceName = "Octopus Energy, standard variable, London";
      prices = { ...supplier, lastUpdated: moment, source: "octopus", indicative: false, sourceName };
    } catch (error) {
      onProblem(error);
      if (moment.getTime() - prices.lastUpdated.getTime() > limits.supplierPricesKeptHours * HOUR_MILLISECONDS)
        prices = withoutSupplier(moment);
    }
  };
  if (source === "octopus") void refresh();
  const seconds = source === "simulated" ? limits.simulatedPricesSeconds : limits.supplierPricesSeconds;
  const timer = setInterval(() => void refresh(), seconds * 1000);
  timer.unref();
  return { current: () => prices, stop: () => clearInterval(timer) };
}

/**
 * The cap changes at midnight in London, always on the hour: what is rendered within one hour need not be rendered
 * again.
 */
function hourlyCap(now: () => Date): () => EnergyPrices {
  let prices = capPrices(fullHour(now()));
  return () => {
    const hour = fullHour(now());
    if (prices.lastUpdated.getTime() !== hour.getTime()) prices = capPrices(hour);
    return prices;
  };
}

function fullHour(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % HOUR_MILLISECONDS));
}

function withoutSupplier(now: Date): EnergyPrices {
  const cap = capPrices(now);
  return { ...cap, sourceName: `${cap.sourceName} (the supplier does not answer)` };
}
