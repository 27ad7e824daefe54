import { Form, Link } from "react-router";
import { outsideFacts, outsidePrice, workInWords } from "#app/routes/quote/compare/compare-lines.ts";
import { Asks, CardFacts, type CompareActs, cardId, Money } from "#app/routes/quote/compare/decision-card.tsx";
import type { MoneyLine } from "#app/routes/quote/compare/money-bar.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { elsewhere } from "#content/planner/quote-check.ts";
import type { OutsideColumn } from "#domain/comparison/outside-cells.ts";

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
  const { id, company, checks } = quote;
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
        <p className="pick-figure">{outsidePrice(quote)}</p>
        <p className="small muted">{workInWords(quote)}</p>
      </div>
      {line.isShown && <Money decision={{ quoteId: id, money }} line={line} />}
      <CardFacts facts={outsideFacts({ quote, money })} />
      <Asks asks={checks} />
      {acts && <Acts quote={quote} {...acts} />}
    </article>
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
