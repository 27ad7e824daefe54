import { formatPence } from "#app/ui/format.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** What the customer pays, with VAT and every extra it names; a business also sees the sum without VAT. */
export function QuotePrice({ quote: { duePence, payPence, isForBusiness, sums } }: { quote: CustomerQuote }) {
  return (
    <>
      <p className="quote-price">{formatPence(payPence)}</p>
      {payPence !== duePence && (
        <p className="small muted">with the extras it names; {formatPence(duePence)} without them</p>
      )}
      {isForBusiness && (
        <p>
          <b>{formatPence(sums.netPence)} before VAT</b>
        </p>
      )}
    </>
  );
}
