import { Form, Link } from "react-router";
import { CompareTable } from "#app/routes/quote/compare/compare-table.tsx";
import { PaymentsPicture } from "#app/routes/quote/compare/payments-picture.tsx";
import { expectedYields, YieldPicture } from "#app/routes/quote/compare/yield-picture.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { PrintButton } from "#app/routes/quote/parts/print-button.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { listInWords, pence } from "#content/planner/figures.ts";
import type { OwnPrices } from "#domain/comparison/better-off.ts";
import {
  type ComparedGroup,
  type ComparedHome,
  type Comparison,
  myComparison,
} from "#domain/comparison/my-comparison.ts";
import { typedCode } from "#domain/typed-text.ts";
import type { Route } from "./+types/compare.ts";
import "./compare.css";
import "./pictures.css";
import "./print.css";

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
  const base = `/requests/${params.token}`;
  const { quotes, groups, home, candidates } = loaderData;
  if (quotes.length < 2) return <TooFew home={base} count={candidates.length} />;
  return (
    <div className="wrap page stack-l compare-page">
      <header>
        <h1>Compare</h1>
        <p className="lead">
          {quotes.length} quotes, in the order they were sent. We show what each company wrote and what stands out.
          Which one suits you is up to you.
        </p>
      </header>
      <Tools comparison={loaderData} asked={loaderData.asked} />
      {groups.map((group) => (
        <Group key={group.work} group={group} home={base} isAlone={groups.length === 1} />
      ))}
      {home && groups.some(({ rows }) => rows.some(({ id }) => id === "better_off")) && (
        <WorkedOut home={home} quotes={quotes} asked={loaderData.asked} />
      )}
    </div>
  );
}

/** Quotes for one kind of work: nothing is compared across kinds. */
function Group({ group, home, isAlone }: { group: ComparedGroup; home: string; isAlone: boolean }) {
  const { work, quotes, rows, payments } = group;
  const expected = expectedYields(quotes, rows);
  return (
    <>
      {!isAlone && <h2>{work}</h2>}
      <CompareTable quotes={quotes} rows={rows} home={home} work={isAlone ? null : work} />
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

function TooFew({ home, count }: { home: string; count: number }) {
  return (
    <div className="wrap page stack-l">
      <h1>Compare</h1>
      <EmptyState
        title={count === 0 ? "No quotes to compare" : "Only one quote so far"}
        actions={
          <LinkButton variant="secondary" to={`${home}/quotes`}>
            See your quotes
          </LinkButton>
        }
      >
        Once you have two or more open quotes, you can compare them here: what you pay, what can change, what is
        included and how much better off each leaves you after 20 years.
      </EmptyState>
    </div>
  );
}

/** Which quotes, and which rows. The switch needs no script: compare.css reads it. */
function Tools({ comparison: { candidates, quotes }, asked }: { comparison: Comparison; asked: Asked }) {
  const shown = new Set(quotes.map(({ id }) => id));
  return (
    <div className="compare-tools">
      {candidates.length > 2 && (
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
          </fieldset>
          {Object.entries(asked.typed).map(
            ([name, price]) => price && <input key={name} type="hidden" name={name} value={price} />,
          )}
          <Button type="submit" variant="secondary">
            Compare these
          </Button>
        </Form>
      )}
      <label className="compare-switch">
        <input type="checkbox" id="only-differences" />
        Show only differences
      </label>
      <PrintButton />
    </div>
  );
}

type WorkedOutProps = { home: ComparedHome; quotes: Comparison["quotes"]; asked: Asked };

function WorkedOut({ home: { hasPlan, home, roofs, assumed, exportPence }, quotes, asked }: WorkedOutProps) {
  return (
    <Card title="How we work out “better off”">
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
          This is an estimate, not a promise. <Link to="/planner">How our planner works</Link>
        </p>
        <details open={Boolean(asked.typed.unit ?? asked.typed.export)}>
          <summary>Work it out with my own prices</summary>
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
        </details>
      </div>
    </Card>
  );
}
