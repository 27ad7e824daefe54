import { limits } from "#config/limits.ts";
import { capPrices } from "#domain/prices/cap-prices.ts";
import { type EnergyPrices, firstSimulatedPrices, nextSimulatedPrices } from "#domain/prices/energy-price.ts";
import { fetchOctopusPrices, type SupplierPrices } from "#integrations/octopus.ts";

export type PriceSource = EnergyPrices["source"];

export interface PriceBoard {
  current(): EnergyPrices;
  stop(): void;
}

interface PriceBoardOptions {
  source: PriceSource;
  onProblem(error: unknown): void;
  fetchSupplier?: () => Promise<SupplierPrices>;
}

/** Keeps the prices of the chosen source at hand, so that no page ever waits for them. */
export function openPriceBoard({
  source,
  onProblem,
  fetchSupplier = fetchOctopusPrices,
}: PriceBoardOptions): PriceBoard {
  if (source === "cap") return { current: () => capPrices(today()), stop: () => {} };
  let prices = source === "simulated" ? firstSimulatedPrices(new Date()) : withoutSupplier();
  const refresh = async () => {
    const now = new Date();
    if (source === "simulated") {
      prices = nextSimulatedPrices(now, [Math.random(), Math.random()]);
      return;
    }
    try {
      const supplier = await fetchSupplier();
      const sourceName = "Octopus Energy, standard variable, London";
      prices = { ...supplier, lastUpdated: now, source: "octopus", indicative: false, sourceName };
    } catch (error) {
      onProblem(error);
      if (now.getTime() - prices.lastUpdated.getTime() > limits.supplierPricesKeptHours * 3_600_000)
        prices = withoutSupplier();
    }
  };
  if (source === "octopus") void refresh();
  const seconds = source === "simulated" ? limits.simulatedPricesSeconds : limits.supplierPricesSeconds;
  const timer = setInterval(() => void refresh(), seconds * 1000);
  timer.unref();
  return { current: () => prices, stop: () => clearInterval(timer) };
}

/** The cap changes by the day, so a page built today need not be built again. */
function today(): Date {
  const now = new Date();
  now.setMinutes(0, 0, 0);
  return now;
}

function withoutSupplier(): EnergyPrices {
  const cap = capPrices(new Date());
  return { ...cap, sourceName: `${cap.sourceName} (the supplier does not answer)` };
}
