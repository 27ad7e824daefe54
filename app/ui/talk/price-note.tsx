import { pricePlaces } from "#content/price-words.ts";
import { dayInWords } from "#content/proofs.ts";
import type { PriceLine } from "#domain/quotes/checks/price-line.ts";

/** Where a price lies among what is published, with source and day. */
export function PriceNote({ line: { text, place, source } }: { line: PriceLine }) {
  return (
    <p>
      {text}. {place && pricePlaces[place]}
      {source && (
        <span className="small muted">
          {" "}
          Source: {source.names.join("; ")}, checked {dayInWords(source.checkedOn)}.
        </span>
      )}
    </p>
  );
}
