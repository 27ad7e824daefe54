import { limits } from "#config/limits.ts";
import { capPrices } from "#domain/prices/cap-prices.ts";
import { type EnergyPrices, firstSimulatedPrices, nextSimulatedPrices } from "#domain/prices/energy-price.ts";
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
  fetchSupplier?: () => Promise<SupplierPrices>;
}

const HOUR_MILLISECONDS = 3_600_000;

/** Keeps the prices of the chosen source at hand, so that no page ever waits for them. */
export function openPriceBoard({
  source,
  onProblem,
  fetchSupplier = fetchOctopusPrices,
}: PriceBoardOptions): PriceBoard {
  if (source === "cap") return { current: hourlyCap(), stop: () => {} };
  let prices = source === "simulated" ? firstSimulatedPrices(new Date(), capPrices(new Date())) : withoutSupplier();
  const refresh = async () => {
    const now = new Date();
    if (source === "simulated") {
      prices = nextSimulatedPrices(now, capPrices(now), [Math.random(), Math.random()]);
      return;
    }
    try {
      const supplier = await fetchSupplier();
      const sourceName = "Octopus Energy, standard variable, London";
      prices = { ...supplier, lastUpdated: now, source: "octopus", indicative: false, sourceName };
    } catch (error) {
      onProblem(error);
      if (now.getTime() - prices.lastUpdated.getTime() > limits.supplierPricesKeptHours * HOUR_MILLISECONDS)
        prices = withoutSupplier();
    }
  };
  if (source === "octopus") void refresh();
  const seconds = source === "simulated" ? limits.simulatedPricesSeconds : limits.supplierPricesSeconds;
  const timer = setInterval(() => void refresh(), seconds * 1000);
  timer.unref();
  return { current: () => prices, stop: () => clearInterval(timer) };
}

/** The cap changes at midnight in London, which is a full hour: what is drawn in one hour need not be drawn again. */
function hourlyCap(): () => EnergyPrices {
  let prices = capPrices(fullHour());
  return () => {
    const hour = fullHour();
    if (prices.lastUpdated.getTime() !== hour.getTime()) prices = capPrices(hour);
    return prices;
  };
}

function fullHour(): Date {
  const now = Date.now();
  return new Date(now - (now % HOUR_MILLISECONDS));
}

function withoutSupplier(): EnergyPrices {
  const cap = capPrices(new Date());
  return { ...cap, sourceName: `${cap.sourceName} (the supplier does not answer)` };
}
