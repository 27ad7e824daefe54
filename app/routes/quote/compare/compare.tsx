import { Form, Link } from "react-router";
import { Deck, WholeTable } from "#app/routes/quote/compare/compared-quotes.tsx";
import { OutsideMark } from "#app/routes/quote/compare/outside-card.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { listInWords, pence } from "#content/planner/figures.ts";
import { elsewhere } from "#content/planner/quote-check.ts";
import type { OwnPrices } from "#domain/comparison/better-off.ts";
import { type ComparedHome, type Comparison, myComparison } from "#domain/comparison/my-comparison.ts";
import { typedCode } from "#domain/typed-text.ts";
import type { Route } from "./+types/compare.ts";

const UNIT = { min: 1, max: 100 };
const EXPORT = { min: 0, max: 50 };

/**
 * Reads the address of the comparison; for an invalid price ours is used, and the field keeps what was typed.
 */
function readAsked(search: URLSearchParams) {
  const unit = priceIn(search.get("unit"), UNIT);
  const exported = priceIn(search.get("export"), EXPORT);
  const own: OwnPrices = {
    ...(unit.pence === undefined ? {} : { unitPence: unit.pence }),
    ...(exported.pence === undefined ? {} : { exportPence: exported.pence }),
  };
  return {
    quoteIds: search.getAll("quotes").flatMap((ids) => ids.split(",")),
    own,
    typed: { unit: search.get("unit"), export: search.get("export") },
    errors: { unit: unit.errors, export: exported.errors },
  };
}

function priceIn(typed: string | null, { min, max }: { min: number; max: number }) {
  const text = typedCode(typed ?? "");
  if (!text) return { pence: undefined, errors: undefined };
  const pence = Number(text.replace(/p$/i, "").replace(",", "."));
  if (Number.isFinite(pence) && pence >= min && pence <= max) return { pence, errors: undefined };
  return { pence: undefined, errors: [`Type a price from ${min} to ${max} pence.`] };
}

type Asked = ReturnType<typeof readAsked>;

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Compare - Your project",
    description: "Your quotes side by side, in the order they were sent.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const asked = readAsked(new URL(request.url).searchParams);
  return { ...(await myComparison(domainContext(context), params.token, asked)), asked };
});

export default function ComparePage({ loaderData, params }: Route.ComponentProps) {
  const acts = { home: `/requests/${params.token}` };
  const { quotes, outside, groups, home } = loaderData;
  const count = quotes.length + outside.length;
  const isAlone = groups.length === 1;
  const tables = groups.filter(({ rows }) => rows.length > 0);
  return (
    <div className="wrap page stack-l compare-page">
      <header>
        <h1>Which of these?</h1>
        {count > 1 && <p className="lead">In the order they came. Same prices for all.</p>}
      </header>
      {count < 2 && <TooFew home={acts.home} count={count} />}
      {groups.map((group) => (
        <Deck key={group.work} group={group} isAlone={isAlone} acts={acts} />
      ))}
      <div className="compare-under">
        {home &&
          groups.some(({ decisions, outside: others }) => [...decisions, ...others].some(({ money }) => money)) && (
            <WorkedOut home={home} quotes={[...quotes, ...outside]} asked={loaderData.asked} />
          )}
        <ChooseQuotes comparison={loaderData} asked={loaderData.asked} />
        <p className="no-print">
          <Link to={`${acts.home}/elsewhere`}>{elsewhere.add}</Link>
        </p>
      </div>
      {tables.length > 0 && (
        <section className="stack" aria-labelledby="differ">
          <div className="compare-head">
            <h2 id="differ">Where they differ</h2>
            <label>
              <input type="checkbox" id="only-differences" />
              Show only differences
            </label>
          </div>
          {tables.map((group) => (
            <WholeTable key={group.work} group={group} isAlone={isAlone} acts={acts} />
          ))}
        </section>
      )}
    </div>
  );
}

function TooFew({ home, count }: { home: string; count: number }) {
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
        <LinkButton variant="secondary" to={`${home}/quotes`}>
          See your quotes
        </LinkButton>
      }
    >
      Once you have two or more open quotes, you can compare them here: what you pay, what can change, what is included
      and how much better off each leaves you after 20 years.
    </EmptyState>
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

type WorkedOutProps = { home: ComparedHome; quotes: readonly { id: string }[]; asked: Asked };

function WorkedOut({ home: { hasPlan, home, roofs, assumed, exportPence }, quotes, asked }: WorkedOutProps) {
  return (
    <details open={Boolean(asked.typed.unit ?? asked.typed.export)}>
      <summary>How we work out “better off”</summary>
      <div className="stack">
        <p>
          Our planner works out your home twice, without the work and with it, and takes off what you pay with the
          extras each quote names. The savings of 20 years count in today’s money. For every quote we use the same home,
          roof, use and prices, and {pence(exportPence)} for a kWh that you sell; only the size of the panels, inverter
          and battery and the flow temperature are the quote’s own. What a company expects changes nothing here: it
          stands beside it under “They expect”.
        </p>
        <p>
          {hasPlan ? "The home is that of the plan you sent with your request" : "The home"}: {home}. Roof:{" "}
          {roofs.join("; ")}.{assumed.length > 0 && ` We assumed ${listInWords(assumed)}, which you have not told us.`}
        </p>
        <p>
          The bar is where 8 of 10 outcomes fall, if sun, use, equipment and prices move as our planner expects; small
          rings are the other quotes. Where the order of two turns in more than one of ten, we say so.
        </p>
        <p>
          This is an estimate, not a promise. <Link to="/planner">How our planner works</Link>
        </p>
        <h3>Work it out with my own prices</h3>
        <Form className="form-narrow stack" noValidate>
          {quotes.map(({ id }) => (
            <input key={id} type="hidden" name="quotes" value={id} />
          ))}
          <TextField
            label="You pay for a kWh"
            hint="With VAT. If the price cap is cheaper for your home, we use that."
            name="unit"
            defaultValue={asked.typed.unit ?? ""}
            errors={asked.errors.unit}
            after="p"
            inputMode="decimal"
          />
          <TextField
            label="You get for a kWh"
            name="export"
            defaultValue={asked.typed.export ?? String(exportPence)}
            errors={asked.errors.export}
            after="p"
            inputMode="decimal"
          />
          <div className="btn-row">
            <Button type="submit" variant="secondary">
              Recalculate
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}
