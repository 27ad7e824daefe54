import type { Portrayed } from "#app/ui/system-portrait.tsx";
import { batteryFields } from "#content/quote-sheet/technology-fields.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";

export function portraitOf({ technology, quote }: CustomerQuote): Portrayed {
  return {
    technology,
    panels: "arrays" in quote ? quote.arrays.map(({ panels }) => panels) : [],
    battery: "usableKwh" in quote ? { usableKwh: quote.usableKwh, place: quote.place } : null,
  };
}

/** "10 panels, 4.4 kWp and a battery of 9.5 kWh; battery: garage". */
export function portraitInWords(quote: CustomerQuote): string {
  const place = placeOf(quote);
  return place ? `${jobInWords(quote)}; battery: ${place.label.toLowerCase()}` : jobInWords(quote);
}

function placeOf({ quote }: CustomerQuote) {
  return "place" in quote ? batteryFields.place.kind.options.find(({ value }) => value === quote.place) : undefined;
}
