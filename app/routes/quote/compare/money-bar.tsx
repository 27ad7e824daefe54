import { likelyInWords } from "#app/routes/quote/compare/compare-lines.ts";
import { pounds } from "#content/planner/figures.ts";
import type { DecisionMoney } from "#domain/comparison/decision.ts";
import type { ComparedGroup } from "#domain/comparison/my-comparison.ts";

/** One line for all cards of a deck, and where each quote is on it. */
export interface MoneyLine {
  from: number;
  to: number;
  marks: readonly { quoteId: string; pounds: number }[];
  /** Whether any of the quotes has money to show. */
  isShown: boolean;
}

export function moneyLineOf({ decisions, outside, scale }: ComparedGroup): MoneyLine {
  const all = [...decisions, ...outside.map(({ quote, money }) => ({ quoteId: quote.id, money }))];
  const marks = all.flatMap(({ quoteId, money }) =>
    money && "pounds" in money ? [{ quoteId, pounds: money.pounds }] : [],
  );
  return { ...scale, marks, isShown: all.some(({ money }) => money !== null) };
}

const PERCENT = 100;

/** Where 8 of 10 outcomes lie; rings are the other quotes, so that a card compares by itself. */
export function MoneyBar({ quoteId, money, line }: { quoteId: string; money: DecisionMoney; line: MoneyLine }) {
  const { from, to, marks } = line;
  const at = (value: number) => `${(((value - from) / (to - from)) * PERCENT).toFixed(1)}%`;
  const width = `${(((money.high - money.low) / (to - from)) * PERCENT).toFixed(1)}%`;
  return (
    <>
      <svg
        className="money-bar"
        role="img"
        aria-label={`Likely between ${pounds(money.low)} and ${pounds(money.high)}, on a line from ${pounds(from)} to ${pounds(to)}`}
      >
        <line className="money-line" x1="0" x2="100%" y1="12" y2="12" />
        {[...new Set([from, 0, to])].map((value) => (
          <line key={value} className="money-line" x1={at(value)} x2={at(value)} y1="6" y2="18" />
        ))}
        <rect className="money-range" x={at(money.low)} width={width} y="6" height="12" rx="6" />
        {marks
          .filter((mark) => mark.quoteId !== quoteId)
          .map((mark) => (
            <circle key={mark.quoteId} className="money-other" cx={at(mark.pounds)} cy="12" r="3.5" />
          ))}
        <circle className="money-own" cx={at(money.pounds)} cy="12" r="7" />
      </svg>
      <p className="money-key" aria-hidden="true">
        <span>{pounds(from)}</span>
        <span>{likelyInWords(money)}</span>
        <span>{pounds(to)}</span>
      </p>
    </>
  );
}
