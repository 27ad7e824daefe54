import { formatPence } from "#app/ui/format.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** What the customer pays, with VAT; a business also sees the sum without VAT. */
export function QuotePrice({ quote: { duePence, isForBusiness, sums } }: { quote: CustomerQuote }) {
  return (
    <>
      <p className="quote-price">{formatPence(duePence)}</p>
      {isForBusiness && (
        <p>
          <b>{formatPence(sums.netPence)} before VAT</b>
        </p>
      )}
    </>
  );
}
