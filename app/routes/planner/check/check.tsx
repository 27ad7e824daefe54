import { data } from "react-router";
import { CheckForm } from "#app/routes/planner/check/check-form.tsx";
import { checkView } from "#app/routes/planner/check/check-view.ts";
import { ClaimCard } from "#app/routes/planner/check/claim-card.tsx";
import { askingOn, withoutFullPostcode } from "#app/routes/planner/form/asked-plan.ts";
import { errorsInSummary } from "#app/routes/planner/form/errors-by-name.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { TypedChecks } from "#app/ui/talk/typed-checks.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { quoteCheckPage as page, rangeSource, typedChecks } from "#content/planner/quote-check.ts";
import { priceQuestions } from "#content/price-words.ts";
import { countPlanCall } from "#domain/plans/count-plan-call.ts";
import type { Route } from "./+types/check.ts";
import "#app/routes/planner/form/planner.css";
import "./check.css";

export const handle = toolsPage;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const asked = withoutFullPostcode(request).searchParams;
  if (asked.size > 0) await countPlanCall(domainContext(context), context.get(requestContext).address);
  const view = checkView(asked, askingOn(context));
  return data(view, { status: Object.keys(view.errors).length > 0 ? 422 : 200 });
});

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Check a quote", path: page.path },
];

// With answers in its address, this is somebody's own page, like the planner's form.
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({ ...page, matches, crumbs, hidden: location.search !== "" });

export default function QuoteCheckRoute({ loaderData: view }: Route.ComponentProps) {
  const { found } = view;
  const isRefused = Object.keys(view.errors).length > 0;
  return (
    <div className="wrap planner">
      <div className="planner-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      {/* The form's address leads to what was found, or to what is wrong. */}
      <ErrorSummary errors={errorsInSummary(view.errors)} idPrefix="plan" id="found" />
      <div className="planner-grid">
        <CheckForm view={view} />
        <section className="check-found" {...(!isRefused && { id: "found" })} aria-labelledby="found-title">
          <h2 id="found-title">What we would expect</h2>
          {found?.price && (
            <div className="card stack">
              <h3>Is this price fair?</h3>
              <PriceNote line={found.price} />
              <p>{priceQuestions[found.price.place ?? "unknown"]}</p>
            </div>
          )}
          {found?.checks && (
            <div className="card stack">
              <h3>{typedChecks.heading}</h3>
              <TypedChecks checks={found.checks} />
            </div>
          )}
          {found?.roof && (
            <>
              <ClaimCard of={found.roof.kwh} title={`These panels in ${found.roof.place}, a year`} unit="kWh" />
              {found.roof.saving && <ClaimCard of={found.roof.saving} title="Saved in the first year" unit="£" />}
              <p className="small muted">{rangeSource}</p>
            </>
          )}
          {!found && <p className="muted">Where the price lies, and our range for your roof.</p>}
        </section>
      </div>
    </div>
  );
}
