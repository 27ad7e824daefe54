import { dateInWords, formatTime } from "#app/ui/format.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";

type TickerProps = {
  prices: EnergyPrices;
  /** The first day without a known price cap, as 2027-01-01, once it has come. */
  capOutOfDateSince: string | undefined;
};

/** The strip of energy prices; a script keeps it up to date without moving anything. */
export function Ticker({ prices, capOutOfDateSince }: TickerProps) {
  const { electricity, gas, lastUpdated, source, sourceName } = prices;
  return (
    <>
      <span>
        Electricity <b data-price="electricity">{electricity.toFixed(2)}</b>
        <span className="unit"> p/kWh</span>
      </span>
      <span>
        Gas <b data-price="gas">{gas.toFixed(2)}</b>
        <span className="unit"> p/kWh</span>
      </span>
      <span className="note" data-price="source">
        {sourceName}
      </span>
      {source === "cap" && capOutOfDateSince && (
        <span className="note">Out of date since {dateInWords(capOutOfDateSince)}</span>
      )}
      <time dateTime={new Date(lastUpdated).toISOString()} data-price="time">
        Updated {formatTime(lastUpdated)}
      </time>
    </>
  );
}
