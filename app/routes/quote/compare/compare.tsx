import { Form } from "react-router";
import { CompareTable } from "#app/routes/quote/compare/compare-table.tsx";
import { CostPicture } from "#app/routes/quote/compare/cost-picture.tsx";
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
import { dayInWords } from "#content/proofs.ts";
import { type Comparison, myComparison } from "#domain/comparison/my-comparison.ts";
import type { EnergyPrices } from "#domain/comparison/running-cost.ts";
import { typedCode } from "#domain/typed-text.ts";
import type { Route } from "./+types/compare.ts";
import "./compare.css";
import "./pictures.css";
import "./print.css";

const UNIT = { min: 1, max: 100 };
const EXPORT = { min: 0, max: 50 };

/**
 * Reads the address of the comparison; for an invalid price the usual one is used, and the field keeps what was typed.
 */
function readAsked(search: URLSearchParams) {
  const unit = priceIn(search.get("unit"), UNIT);
  const exported = priceIn(search.get("export"), EXPORT);
  const own: Partial<EnergyPrices> = {
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
  const home = `/requests/${params.token}`;
  const { quotes, rows, payments, costByYear } = loaderData;
  const expected = expectedYields(quotes, rows);
  if (quotes.length < 2) return <TooFew home={home} count={loaderData.candidates.length} />;
  return (
    <div className="wrap page stack-l compare-page">
      <header>
        <h1>Compare</h1>
        <p className="lead">
          {quotes.length} quotes, in the order they were sent. We show what each company wrote and what stands out.
          Which one suits you is up to you.
        </p>
      </header>
      <Tools comparison={loaderData} />
      <CompareTable quotes={quotes} rows={rows} home={home} />
      <div className="compare-pictures">
        <Card title="What is paid when">
          <PaymentsPicture quotes={quotes} payments={payments} />
        </Card>
        <Card title="Cost over 20 years">
          <CostPicture quotes={quotes} costByYear={costByYear} />
        </Card>
        {expected.length > 0 && (
          <Card title="What it makes in the first year">
            <YieldPicture expected={expected} />
          </Card>
        )}
      </div>
      <OwnPrices comparison={loaderData} asked={loaderData.asked} />
    </div>
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
        included and what each costs over 20 years.
      </EmptyState>
    </div>
  );
}

/** Which quotes, and which rows. The switch needs no script: compare.css reads it. */
function Tools({ comparison: { candidates, quotes, prices, areOwnPrices } }: { comparison: Comparison }) {
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
                <CompanyMark position={position} />
                {company}, {option}
              </label>
            ))}
          </fieldset>
          {areOwnPrices && (
            <>
              <input type="hidden" name="unit" value={prices.unitPence} />
              <input type="hidden" name="export" value={prices.exportPence} />
            </>
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

function OwnPrices({ comparison, asked }: { comparison: Comparison; asked: ReturnType<typeof readAsked> }) {
  const { prices, areOwnPrices, capFrom, quotes } = comparison;
  return (
    <Card title="How we work this out">
      <div className="stack">
        <p>
          The cost is what you pay, plus a heat pump’s electricity, minus what the panels save and earn. We use the same
          prices for every quote:{" "}
          {areOwnPrices
            ? "your own."
            : `the price cap of ${dayInWords(capFrom)} for what you buy, ${prices.unitPence}p, and a typical export tariff, ${prices.exportPence}p.`}{" "}
          The output falls each year by the company’s own figure, or by half a per cent. We leave out inflation and
          replacements. This is an estimate, not a promise.
        </p>
        <Form className="form-narrow stack" noValidate>
          {quotes.map(({ id }) => (
            <input key={id} type="hidden" name="quotes" value={id} />
          ))}
          <TextField
            label="You pay for a kWh"
            name="unit"
            defaultValue={asked.typed.unit ?? String(prices.unitPence)}
            errors={asked.errors.unit}
            after="p"
            inputMode="decimal"
          />
          <TextField
            label="You get for a kWh"
            name="export"
            defaultValue={asked.typed.export ?? String(prices.exportPence)}
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
    </Card>
  );
}
