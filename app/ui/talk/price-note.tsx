import { pricePlaces } from "#content/price-words.ts";
import { dayInWords } from "#content/proofs.ts";
import type { PriceLine } from "#domain/quotes/checks/price-line.ts";

/** Where a price lies among what is published, with source and day. */
export function PriceNote({ line }: { line: PriceLine }) {
  const { said, source } = priceInWords(line);
  return (
    <p>
      {said}
      {source && <span className="small muted"> {source}</span>}
    </p>
  );
}

/** The same for papers. */
export function priceInWords({ text, place, source }: PriceLine): { said: string; source: string | null } {
  return {
    said: `${text}.${place ? ` ${pricePlaces[place]}` : ""}`,
    source: source && `Source: ${source.names.join("; ")}, checked ${dayInWords(source.checkedOn)}.`,
  };
}
