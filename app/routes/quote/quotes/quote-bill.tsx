import { type Asking, Remarks, Terms } from "#app/routes/quote/quotes/remarks.tsx";
import { formatPence } from "#app/ui/format.ts";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { limits } from "#config/limits.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { factsOf, includedOf } from "#domain/quotes/quote-words.ts";
import { lineSums } from "#domain/quotes/sheet/line-sums.ts";
import "#app/routes/quote/compare/pictures.css";

const schemes = quoteSheets.other.grant.kind.of.scheme.kind.options;
const times = quoteSheets.other.payments.kind.of.when.kind.options;
const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

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
  const { lines, grant } = quote.quote;
  const extras = includedOf(quote.quote).filter(({ state }) => state === "extra");
  return (
    <table className="quote-bill">
      <caption className="sr-only">The price line by line, with VAT</caption>
      <tbody>
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two may be alike
          <Row key={position} name={line.text} note={partInWords(line)} pence={lineSums(line).totalPence} />
        ))}
        <Row name="On paper" note={vatInWords(quote)} pence={quote.totalPence} kind="sum" />
        {grant && (
          <Row
            name={labelIn(schemes, grant.scheme)}
            note={grant.deducted ? "a grant, taken off your bill" : "a grant that you claim back yourself, later"}
            pence={grant.deducted ? -grant.pence : null}
            said={formatPence(grant.pence)}
          />
        )}
        {extras.map(({ label, says, extraPence }) => (
          <Row key={label} name={label} note={`extra. ${says}`} pence={extraPence} />
        ))}
        <Row
          name="You pay"
          note={extras.length > 0 ? "with the extras it names" : ""}
          pence={quote.payPence}
          kind="total"
        />
      </tbody>
    </table>
  );
}

type RowProps = { name: string; note: string; pence: number | null; said?: string; kind?: "sum" | "total" };

function Row({ name, note, pence, said = "", kind }: RowProps) {
  return (
    <tr className={kind && `is-${kind}`}>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td>{pence === null ? said : formatPence(pence).replace("-", "−")}</td>
    </tr>
  );
}

type Line = CustomerQuote["quote"]["lines"][number];

/** "10 at £180 each before VAT, VAT 0%". */
function partInWords({ count, unitPence, vatPercent }: Line): string {
  return `${count > 1 ? `${count} at ${formatPence(unitPence)} each before VAT, ` : ""}VAT ${vatPercent}%`;
}

function vatInWords({ sums, isForBusiness }: CustomerQuote): string {
  const vat = sums.vatPence === 0 ? "no VAT" : `${formatPence(sums.vatPence)} of it VAT`;
  return isForBusiness ? `${formatPence(sums.netPence)} before VAT, ${vat}` : vat;
}

const PERCENT = 100;

/** The whole price as one bar; the line is where consumer codes stop. */
function When({ quote: { quote, duePence, payPence } }: { quote: CustomerQuote }) {
  const shares = quote.payments.map(({ when, pence }, position) => {
    const before = quote.payments.slice(0, position).reduce((sum, paid) => sum + paid.pence, 0);
    return { position, when, pence, from: shareOf(before, duePence), share: shareOf(pence, duePence) };
  });
  const isLate = (when: string) => when === "on_completion" || when === "after_handover";
  const kindOf = (when: string) => (when === "on_order" ? "deposit" : isLate(when) ? "late" : "early");
  const said = shares.map(({ when, share }) => `${Math.round(share)}% ${labelIn(times, when).toLowerCase()}`);
  return (
    <div className="quote-when">
      <svg
        role="img"
        aria-label={`${said.join(", ")}. Consumer codes allow ${limits.quoteDepositPercentMax}% on order.`}
      >
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
        {shares.map(({ position, when, pence, share }) => (
          <li key={position}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect className={`paid-${kindOf(when)}`} x="1" y="1" width="12" height="12" rx="2" />
            </svg>
            <b>{formatPence(pence)}</b>
            <span>
              {labelIn(times, when).toLowerCase()}, {Math.round(share)}%
              {when === "on_order" &&
                `. The dashed line is ${limits.quoteDepositPercentMax}%, what consumer codes allow`}
            </span>
          </li>
        ))}
      </ul>
      {payPence !== duePence && (
        <p className="small muted">The extras of {formatPence(payPence - duePence)} come on top, if you need them.</p>
      )}
    </div>
  );
}

const limitAt = { x1: `${limits.quoteDepositPercentMax}%`, x2: `${limits.quoteDepositPercentMax}%` };

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * PERCENT);
