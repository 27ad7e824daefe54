import { type CompareActs, cardId, DecisionCard } from "#app/routes/quote/compare/decision-card.tsx";
import { Differences } from "#app/routes/quote/compare/differences.tsx";
import { moneyLineOf } from "#app/routes/quote/compare/money-bar.tsx";
import { PaymentsPicture } from "#app/routes/quote/compare/payments-picture.tsx";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { expectedYields, YieldPicture } from "#app/routes/quote/compare/yield-picture.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatPence } from "#app/ui/format.ts";
import { pounds } from "#content/planner/figures.ts";
import type { ComparedGroup } from "#domain/comparison/my-comparison.ts";
import "./compare.css";
import "./deck.css";
import "./pictures.css";
import "./print.css";

interface Props {
  group: ComparedGroup;
  /** Quotes for one kind of work alone need no heading of their own. */
  isAlone: boolean;
  acts: CompareActs;
}

/** Quotes for one kind of work as cards to decide by: nothing is compared across kinds. */
export function Deck({ group: { work, quotes, decisions, scale, tooClose }, isAlone, acts }: Props) {
  const line = moneyLineOf(decisions, scale);
  const names = new Map(quotes.map((quote) => [quote.id, nameOf(quote)]));
  return (
    <section className="deck-box" aria-label={isAlone ? "Quotes" : work}>
      {!isAlone && <h2>{work}</h2>}
      {quotes.length > 1 && (
        <nav aria-label={isAlone ? "Jump to a quote" : `Jump to a quote, ${work}`}>
          <ol className="deck-jump">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <a href={`#${cardId(quote)}`}>
                  <CompanyMark position={quote.position} name={quote.company} />
                  <span>
                    <span className="sr-only">{nameOf(quote)}, </span>
                    {formatPence(quote.payPence)}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <section
        className={`deck deck-of-${quotes.length}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a box that scrolls sideways
        tabIndex={0}
        aria-label={quotes.length === 1 ? "One quote" : `${quotes.length} quotes, side by side`}
      >
        {quotes.map((quote, position) => {
          const decision = decisions[position];
          const heading = isAlone ? "h2" : "h3";
          return (
            decision && (
              <DecisionCard
                key={quote.id}
                quote={quote}
                decision={decision}
                line={line}
                heading={heading}
                acts={acts}
              />
            )
          );
        })}
      </section>
      {tooClose.map((pair) => (
        <p key={pair.aheadId} className="deck-close">
          <b>
            {pounds(pair.pounds)} between {names.get(pair.aheadId)} and {names.get(pair.behindId)} is less than anybody
            can foresee
          </b>
          : let something else decide between them.
        </p>
      ))}
    </section>
  );
}

/** The whole table under the decks, and pictures that need no reading. */
export function WholeTable({ group: { work, quotes, rows, payments }, isAlone, acts }: Props) {
  const expected = expectedYields(quotes, rows);
  return (
    <>
      <Differences quotes={quotes} rows={rows} acts={acts} work={isAlone ? null : work} />
      <div className="compare-pictures">
        <Card title="What is paid when">
          <PaymentsPicture quotes={quotes} payments={payments} />
        </Card>
        {expected.length > 0 && (
          <Card title="What it makes in the first year">
            <YieldPicture expected={expected} />
          </Card>
        )}
      </div>
    </>
  );
}
