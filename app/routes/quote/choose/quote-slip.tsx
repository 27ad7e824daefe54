import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { QuotePrice } from "#app/routes/quote/quotes/quote-price.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatPence } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { dayInWords } from "#content/proofs.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import "#app/routes/quote/quotes/quotes.css";

/** A quote in short, for choosing or declining it. `filesAt`: the address before each file's id. */
export function QuoteSlip({ quote, href, filesAt }: { quote: CustomerQuote; href?: string; filesAt?: string }) {
  const { option, revision, position, duePence, depositPence, checks } = quote;
  const { party, earliestStart, workDays, firm, mayRisePercent } = quote.quote;
  return (
    <section className="card quote-slip" aria-labelledby={`slip-${quote.id}`}>
      <h2 id={`slip-${quote.id}`}>
        <CompanyMark position={position} name={quote.company} /> {!href && `${quote.company}, `}Option {option},
        revision {revision}
      </h2>
      <div className="slip-head">
        <div>
          <QuotePrice quote={quote} />
          <p className="small muted">with VAT, {firm ? "firm" : `can rise by up to ${mayRisePercent ?? 0}%`}</p>
        </div>
        {quote.technology !== "other" && <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />}
      </div>
      <dl className="facts">
        <Fact name="Deposit">{depositInWords(depositPence, duePence)}</Fact>
        <Fact name="You would sign with">
          {party.legalName}
          {party.companyNumber && `, ${party.companyNumber}`}
        </Fact>
        <Fact name="Work">
          from {dayInWords(earliestStart)}, {workDays} {workDays === 1 ? "day" : "days"}
        </Fact>
        <Fact name="Valid until">{dayInWords(quote.validUntil)}</Fact>
      </dl>
      {checks.length === 0 ? (
        <p>Nothing stands out.</p>
      ) : (
        <ul className="quote-checks">
          {checks.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {filesAt && <AttachedFiles files={quote.files} at={filesAt} />}
      {href && (
        <p>
          <Link to={href}>Read the whole quote</Link>
        </p>
      )}
    </section>
  );
}

function depositInWords(depositPence: number, duePence: number): string {
  if (depositPence === 0) return "None";
  return `${formatPence(depositPence)}, ${Math.round((depositPence / duePence) * 100)}%, on order`;
}
