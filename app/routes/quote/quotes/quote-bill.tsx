import { BILL_NAME, billOf, DEPOSIT_ALLOWED, extrasOnTop, paymentsOf } from "#app/routes/quote/quotes/quote-lines.ts";
import { type Asking, Remarks, Terms } from "#app/routes/quote/quotes/remarks.tsx";
import { formatPence } from "#app/ui/format.ts";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { limits } from "#config/limits.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { factsOf } from "#domain/quotes/quote-words.ts";
import "#app/routes/quote/compare/pictures.css";

/** What the customer pays, part by part with VAT, and when. */
export function WhatYouPay({ quote, home }: Asking) {
  return (
    <section className="quote-part" aria-labelledby="what-you-pay">
      <h2 id="what-you-pay">What you pay, and when</h2>
      <Bill quote={quote} />
      <PriceNote line={quote.priceLine} />
      <Remarks quote={quote} home={home} at="pay" />
      <h3>When</h3>
      <When quote={quote} />
      <Terms facts={factsOf(quote.quote).savings} quote={quote} home={home} />
    </section>
  );
}

function Bill({ quote }: { quote: CustomerQuote }) {
  return (
    <table className="quote-bill">
      <caption className="sr-only">{BILL_NAME}</caption>
      <tbody>
        {billOf(quote).map(({ name, note, said, kind }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two may be alike
          <tr key={position} className={kind && `is-${kind}`}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
            </th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The whole price as one bar; the line is where consumer codes stop. */
function When({ quote }: { quote: CustomerQuote }) {
  const shares = paymentsOf(quote);
  const onTop = extrasOnTop(quote);
  const isLate = (when: string) => when === "on_completion" || when === "after_handover";
  const kindOf = (when: string) => (when === "on_order" ? "deposit" : isLate(when) ? "late" : "early");
  const said = shares.map(({ name, share }) => `${Math.round(share)}% ${name}`);
  return (
    <div className="quote-when">
      <svg role="img" aria-label={`${said.join(", ")}. ${DEPOSIT_ALLOWED}`}>
        {shares.map(({ position, when, from, share }) => (
          <rect
            key={position}
            className={`paid-${kindOf(when)}`}
            x={`${from}%`}
            y="12"
            width={`${share}%`}
            height="20"
          />
        ))}
        <line className="paid-limit" {...limitAt} y1="4" y2="40" />
      </svg>
      <ul>
        {shares.map(({ position, when, pence, words }) => (
          <li key={position}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect className={`paid-${kindOf(when)}`} x="1" y="1" width="12" height="12" rx="2" />
            </svg>
            <b>{formatPence(pence)}</b>
            <span>
              {words}
              {when === "on_order" &&
                `. The dashed line is ${limits.quoteDepositPercentMax}%, what consumer codes allow`}
            </span>
          </li>
        ))}
      </ul>
      {onTop && <p className="small muted">{onTop}</p>}
    </div>
  );
}

const limitAt = { x1: `${limits.quoteDepositPercentMax}%`, x2: `${limits.quoteDepositPercentMax}%` };
