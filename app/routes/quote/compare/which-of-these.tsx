import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Asked } from "#app/routes/quote/compare/asked-prices.ts";
import { HEADING, IN_WHICH_ORDER } from "#app/routes/quote/compare/compare-lines.ts";
import { Deck, WholeTable } from "#app/routes/quote/compare/compared-quotes.tsx";
import type { CompareActs } from "#app/routes/quote/compare/decision-card.tsx";
import { OutsideMark } from "#app/routes/quote/compare/outside-card.tsx";
import { WorkedOut } from "#app/routes/quote/compare/worked-out.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { limits } from "#config/limits.ts";
import { elsewhere } from "#content/planner/quote-check.ts";
import type { Comparison } from "#domain/comparison/my-comparison.ts";

interface Props {
  comparison: Comparison;
  /** Null for those who see it at our prices alone. */
  asked: Asked | null;
  acts: CompareActs;
  /** Above the heading. */
  children?: ReactNode;
  /** Between the decision and the table. */
  notes?: ReactNode;
}

/** The comparison as a page: a decision first, the whole table under it. */
export function WhichOfThese({ comparison, asked, acts, children, notes }: Props) {
  const { quotes, outside, groups, home } = comparison;
  const count = quotes.length + outside.length;
  const isAlone = groups.length === 1;
  const tables = groups.filter(({ rows }) => rows.length > 0);
  return (
    <div className="wrap page stack-l compare-page">
      <header>
        {children}
        <h1>{HEADING}</h1>
        {count > 1 && <p className="lead">{IN_WHICH_ORDER}</p>}
      </header>
      {count < 2 && <TooFew acts={acts} count={count} />}
      {groups.map((group) => (
        <Deck key={group.work} group={group} isAlone={isAlone} acts={acts} />
      ))}
      <div className="compare-under">
        {home &&
          groups.some(({ decisions, outside: others }) => [...decisions, ...others].some(({ money }) => money)) && (
            <WorkedOut home={home} quotes={[...quotes, ...outside]} asked={asked} />
          )}
        {asked ? <ChooseQuotes comparison={comparison} asked={asked} /> : <NotShown comparison={comparison} />}
        {acts && (
          <p className="no-print">
            <Link to={`${acts.home}/elsewhere`}>{elsewhere.add}</Link>
          </p>
        )}
      </div>
      {notes}
      {tables.length > 0 && (
        <section className="stack" aria-labelledby="differ">
          <div className="compare-head">
            <h2 id="differ">Where they differ</h2>
            <label>
              <input type="checkbox" id="only-differences" />
              Show only differences
            </label>
            {acts && (
              <a className="no-print" href={`${acts.home}/compare.pdf?${pdfQuery(comparison, asked)}`}>
                Save as PDF
              </a>
            )}
          </div>
          {tables.map((group) => (
            <WholeTable key={group.work} group={group} isAlone={isAlone} acts={acts} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The same quotes at the same prices. */
function pdfQuery({ quotes, outside }: Comparison, asked: Asked | null): string {
  const { unit, export: exported } = asked?.typed ?? {};
  const shown = [...quotes, ...outside].map(({ id }) => id).join(",");
  return String(new URLSearchParams({ quotes: shown, ...(unit && { unit }), ...(exported && { export: exported }) }));
}

function TooFew({ acts, count }: { acts: CompareActs; count: number }) {
  if (count === 1) {
    return (
      <p>
        <b>Only one quote so far.</b> Once you have two, you can compare them here. Until then, this is what it comes
        to.
      </p>
    );
  }
  return (
    <EmptyState
      title="No quotes to compare"
      actions={
        acts && (
          <LinkButton variant="secondary" to={`${acts.home}/quotes`}>
            See your quotes
          </LinkButton>
        )
      }
    >
      Once you have two or more open quotes, you can compare them here: what you pay, what can change, what is included
      and how much better off each leaves you after 20 years.
    </EmptyState>
  );
}

/** Links to the quotes left out, for those who are given no form. */
function NotShown({ comparison: { candidates, outsideCandidates, quotes, outside } }: { comparison: Comparison }) {
  const shown = [...quotes, ...outside].map(({ id }) => id);
  const all = [
    ...candidates.map(({ id, company, option }) => ({ id, name: `${company}, ${option}` })),
    ...outsideCandidates.map(({ id, company }) => ({ id, name: `${company}, from elsewhere` })),
  ];
  const left = all.filter(({ id }) => !shown.includes(id));
  if (left.length === 0) return null;
  return (
    <div className="no-print">
      <p>Not among these:</p>
      <ul>
        {left.map(({ id, name }) => (
          <li key={id}>
            <Link to={`?quotes=${[id, ...shown].slice(0, limits.comparedQuotesMax).join(",")}`}>Compare {name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which of more than two quotes to compare. */
function ChooseQuotes({ comparison, asked }: { comparison: Comparison; asked: Asked }) {
  const { candidates, outsideCandidates, quotes, outside } = comparison;
  if (candidates.length + outsideCandidates.length < 3) return null;
  const shown = new Set([...quotes, ...outside].map(({ id }) => id));
  return (
    <details>
      <summary>Choose which to compare</summary>
      <Form className="compare-choice">
        <fieldset>
          <legend>Quotes to compare, 2 to 4</legend>
          {candidates.map(({ id, company, option, position }) => (
            <label key={id} className="compare-chip">
              <input type="checkbox" name="quotes" value={id} defaultChecked={shown.has(id)} />
              <CompanyMark position={position} name={company} />
              {company}, {option}
            </label>
          ))}
          {outsideCandidates.map(({ id, company }) => (
            <label key={id} className="compare-chip">
              <input type="checkbox" name="quotes" value={id} defaultChecked={shown.has(id)} />
              <OutsideMark name={company} />
              {company}, from elsewhere
            </label>
          ))}
        </fieldset>
        {Object.entries(asked.typed).map(
          ([name, price]) => price && <input key={name} type="hidden" name={name} value={price} />,
        )}
        <Button type="submit" variant="secondary">
          Compare these
        </Button>
      </Form>
    </details>
  );
}
