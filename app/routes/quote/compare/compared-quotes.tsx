import { outsidePrice, tooCloseInWords } from "#app/routes/quote/compare/compare-lines.ts";
import { type CompareActs, cardId, DecisionCard } from "#app/routes/quote/compare/decision-card.tsx";
import { Differences } from "#app/routes/quote/compare/differences.tsx";
import { moneyLineOf } from "#app/routes/quote/compare/money-bar.tsx";
import { OutsideCard, OutsideMark } from "#app/routes/quote/compare/outside-card.tsx";
import { PaymentsPicture } from "#app/routes/quote/compare/payments-picture.tsx";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { expectedYields, YieldPicture } from "#app/routes/quote/compare/yield-picture.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatPence } from "#app/ui/format.ts";
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
export function Deck({ group, isAlone, acts }: Props) {
  const { work, quotes, decisions, outside, tooClose } = group;
  const line = moneyLineOf(group);
  const count = quotes.length + outside.length;
  const heading = isAlone ? "h2" : "h3";
  return (
    <section className="deck-box" aria-label={isAlone ? "Quotes" : work}>
      {!isAlone && <h2>{work}</h2>}
      {count > 1 && (
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
            {outside.map(({ quote }) => (
              <li key={quote.id}>
                <a href={`#${cardId(quote)}`}>
                  <OutsideMark name={quote.company} />
                  <span>
                    <span className="sr-only">{quote.company}, </span>
                    {outsidePrice(quote)}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <section
        className={`deck deck-of-${count}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a box that scrolls sideways
        tabIndex={0}
        aria-label={count === 1 ? "One quote" : `${count} quotes, side by side`}
      >
        {quotes.map((quote, position) => {
          const decision = decisions[position];
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
        {outside.map((one) => (
          <OutsideCard key={one.quote.id} {...one} line={line} heading={heading} acts={acts} />
        ))}
      </section>
      {tooClose.map((pair) => {
        const [found, so] = tooCloseInWords(group, pair);
        return (
          <p key={pair.aheadId} className="deck-close">
            <b>{found}</b>
            {so}
          </p>
        );
      })}
    </section>
  );
}

/** The whole table under the decks, and pictures that need no reading. */
export function WholeTable({ group: { work, quotes, outside, rows, payments }, isAlone, acts }: Props) {
  const expected = expectedYields(quotes, rows);
  return (
    <>
      <Differences quotes={quotes} outside={outside} rows={rows} acts={acts} work={isAlone ? null : work} />
      <div className="compare-pictures">
        {quotes.length > 0 && (
          <Card title="What is paid when">
            <PaymentsPicture quotes={quotes} payments={payments} />
          </Card>
        )}
        {expected.length > 0 && (
          <Card title="What it makes in the first year">
            <YieldPicture expected={expected} />
          </Card>
        )}
      </div>
    </>
  );
}
