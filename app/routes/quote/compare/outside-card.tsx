import { Form, Link } from "react-router";
import { Asks, type CompareActs, cardId, Money } from "#app/routes/quote/compare/decision-card.tsx";
import type { MoneyLine } from "#app/routes/quote/compare/money-bar.tsx";
import { formatNumber, formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { paybackInWords } from "#content/planner/figures.ts";
import { elsewhere, priceFields } from "#content/planner/quote-check.ts";
import { dayOfMonth } from "#domain/comparison/cell.ts";
import type { OutsideColumn } from "#domain/comparison/outside-cells.ts";
import type { OutsideQuote } from "#domain/quotes/outside-quotes.ts";

/** A company that is not ours has no colour of its own. */
export function OutsideMark({ name }: { name: string }) {
  return (
    <svg className="company-mark mark-outside" viewBox="0 0 28 28" width="20" height="20" aria-hidden="true">
      <circle cx="14" cy="14" r="12" />
      <text x="14" y="18.5">
        {name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()}
      </text>
    </svg>
  );
}

type Props = OutsideColumn & { line: MoneyLine; heading: "h2" | "h3"; acts: CompareActs };

/** A quote from elsewhere among those of ours, on the same shelves: its company can neither be asked nor chosen here. */
export function OutsideCard({ quote, money, line, heading: Heading, acts }: Props) {
  const { id, company, typed, checks } = quote;
  return (
    <article className="pick-card" id={cardId(quote)} aria-labelledby={`name-${id}`}>
      <header>
        <OutsideMark name={company} />
        <span>
          <Heading id={`name-${id}`}>{company}</Heading>
          <span className="small muted">{elsewhere.mark}</span>
        </span>
      </header>
      <div className="pick-price">
        <p className="small muted">You pay</p>
        <p className="pick-figure">{typed.pricePence === null ? "Not said" : formatPence(typed.pricePence)}</p>
        <p className="small muted">{workInWords(quote)}</p>
      </div>
      {line.isShown && <Money decision={{ quoteId: id, money }} line={line} />}
      <Facts quote={quote} money={money} />
      <Asks asks={checks} />
      {acts && <Acts quote={quote} {...acts} />}
    </article>
  );
}

const units = { solar: "kWp", battery: "kWh usable", heat_pump: "kW", ev_charger: "", other: "" };

/** "Solar panels, 4 kWp". */
function workInWords({ typed: { work, size } }: OutsideQuote): string {
  const label = priceFields.work.options.find(({ value }) => value === work)?.label ?? "";
  return size === null ? label : `${label}, ${formatNumber(size)} ${units[work]}`;
}

const NOT_SAID = "not said";

function Facts({ quote: { typed, validUntil }, money }: Pick<Props, "quote" | "money">) {
  const { firm, insuredYears, startsOn } = typed;
  return (
    <dl className="pick-facts">
      {money && "pounds" in money && (
        <div>
          <dt>Pays back</dt>
          <dd>{paybackInWords(money.paybackYears)}</dd>
        </div>
      )}
      <div>
        <dt>Firm</dt>
        <dd>{firm === null ? NOT_SAID : firm ? "Yes" : "No"}</dd>
      </div>
      <div>
        <dt>Insured</dt>
        <dd>{insuredYears === null ? NOT_SAID : `${insuredYears} ${insuredYears === 1 ? "year" : "years"}`}</dd>
      </div>
      <div>
        <dt>Start</dt>
        <dd>{startsOn === null ? NOT_SAID : dayOfMonth(new Date(startsOn))}</dd>
      </div>
      {validUntil && (
        <div>
          <dt>Valid until</dt>
          <dd>{dayOfMonth(new Date(validUntil))}</dd>
        </div>
      )}
    </dl>
  );
}

function Acts({ quote: { id, company, file }, home }: Pick<Props, "quote"> & { home: string }) {
  return (
    <div className="pick-acts pick-acts-outside">
      <Link to={`${home}/elsewhere/${id}`}>
        Change<span className="sr-only"> the quote from {company}</span>
      </Link>
      {file && (
        <a href={`${home}/elsewhere/${id}/pdf`}>
          Open the PDF<span className="sr-only"> from {company}</span>
        </a>
      )}
      <Form method="post" action={`${home}/elsewhere/${id}`}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="quiet" name="intent" value="remove" pendingLabel="Removing it…">
          Remove<span className="sr-only"> the quote from {company}</span>
        </SubmitButton>
      </Form>
    </div>
  );
}
