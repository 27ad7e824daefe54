import { DayLeaf } from "#app/routes/quote/parts/day-leaf.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import type { CompanyState } from "#app/routes/quote/request/company-state.ts";
import { formatPence } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { dayOf, timeOf } from "#content/appointment-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { mayRisePence } from "#domain/quotes/quote-figures.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";
import "#app/routes/quote/quotes/quotes.css";

const HOUR_MILLISECONDS = 3_600_000;

type Shown = Pick<CompanyState, "quote" | "booked" | "wait" | "now"> & { isOver: boolean };

/** The one figure that matters now: a price, a day, or hours of silence. */
export function CompanyFigure({ quote, booked, wait, now, isOver }: Shown) {
  if (quote) return <Price quote={quote} />;
  if (booked?.startsAt) return <Booked booked={booked} startsAt={booked.startsAt} />;
  if (!isOver && wait && now && !wait.hasBeenInTouch && !wait.isSuspended) return <Silence wait={wait} now={now} />;
  return (
    <div className="company-figure">
      <p className="muted">{isOver ? "No open quote." : "No quote yet."}</p>
    </div>
  );
}

function Price({ quote }: { quote: CustomerQuote }) {
  return (
    <div className="company-figure has-picture">
      <div>
        <p className="quote-price">{formatPence(quote.payPence)}</p>
        <p className="small muted">
          {extrasInWords(quote)} {firmInWords(quote)}
        </p>
        {quote.isForBusiness && (
          <p>
            <b>{formatPence(quote.sums.netPence)} before VAT</b>
          </p>
        )}
        <p className="small">
          {jobInWords(quote)}.{quote.status === "sent" && ` Valid until ${dayInWords(quote.validUntil)}.`}
        </p>
      </div>
      {quote.technology !== "other" && <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />}
    </div>
  );
}

/** What of the price is extra. */
function extrasInWords({ payPence, duePence }: CustomerQuote): string {
  if (payPence === duePence) return "No extras.";
  return `${formatPence(duePence)} + ${formatPence(payPence - duePence)} of extras.`;
}

/** Whether the price can rise, and by how much at most. */
function firmInWords({ quote }: CustomerQuote): string {
  if (!quote.firm) return `Not firm: ${formatPence(mayRisePence(quote))} more at most.`;
  return quote.basis === "site_visit" ? "Firm, after a visit." : "Firm, without a visit.";
}

function Booked({ booked: { kind, minutes }, startsAt }: { booked: MyAppointment; startsAt: Date }) {
  return (
    <div className="company-figure has-picture">
      <div>
        <p className="quote-price">{timeOf(startsAt)}</p>
        <p className="small">
          {dayOf(startsAt)}: {appointmentKindLabel(kind).toLowerCase()}, about {lengthInWords(minutes)}.
        </p>
      </div>
      <DayLeaf when={startsAt} />
    </div>
  );
}

function Silence({ wait: { since }, now }: { wait: Wait; now: Date }) {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MILLISECONDS));
  return (
    <div className="company-figure">
      <p className="quote-price">
        {hours} {hours === 1 ? "hour" : "hours"}
      </p>
      <p className="small">without a word from them here.</p>
    </div>
  );
}
