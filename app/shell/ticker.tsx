import { formatTime } from "#app/ui/format.ts";
import type { EnergyPrices } from "#domain/prices/energy-price.ts";

/** The strip of energy prices; a script keeps it up to date without moving anything. */
export function Ticker({ prices }: { prices: EnergyPrices }) {
  const { electricity, gas, lastUpdated, sourceName } = prices;
  return (
    <>
      <span>
        Electricity <b data-price="electricity">{electricity.toFixed(2)}</b> p/kWh
      </span>
      <span>
        Gas <b data-price="gas">{gas.toFixed(2)}</b> p/kWh
      </span>
      <span className="note" data-price="source">
        {sourceName}
      </span>
      <time dateTime={new Date(lastUpdated).toISOString()} data-price="time">
        Updated {formatTime(lastUpdated)}
      </time>
    </>
  );
}
