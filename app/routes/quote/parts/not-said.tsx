import { Link } from "react-router";
import { askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { aboutFact } from "#domain/quotes/begun-message.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** A fact missing from a quote, with a link to ask for it. */
export function NotSaid({ fact, quote, home }: { fact: string; quote: CustomerQuote; home: string }) {
  const about = [aboutFact(fact)];
  return (
    <Link to={askAddress(home, quote.purchaseId, { quoteId: quote.id, about })}>
      Not said: ask<span className="sr-only"> for {fact}</span>
    </Link>
  );
}
