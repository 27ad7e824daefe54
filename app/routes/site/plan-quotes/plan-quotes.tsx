import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteForm, quoteSection } from "#app/routes/site/parts/quote-form.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { planInLines } from "#content/planner/attached-words.ts";
import { planToSend } from "#domain/plans/attach-plan.ts";
import type { Route } from "./+types/plan-quotes.ts";
import "./plan-quotes.css";

const PATH = "/planner/quotes";
const TITLE = "Take this plan to installers";

export const handle = publicPage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: TITLE,
    description:
      "Ask up to 3 installers for a quote with your energy plan. They read the same home, so you need not repeat it.",
    path: PATH,
    hidden: true,
  });

export const action = takeQuoteRequest;

export const loader = withErrorPage(async ({ context, request }: Route.LoaderArgs) => {
  const { address } = context.get(requestContext);
  const query = new URL(request.url).searchParams.get("plan") ?? "";
  const isPlan = query !== "" && query.length <= limits.planQueryLengthMax;
  return { attached: isPlan ? await planToSend(domainContext(context), address, query) : undefined };
});

export default function PlanQuotes({ loaderData: { attached }, actionData }: Route.ComponentProps) {
  const query = attached?.content.query;
  const here = query === undefined ? PATH : `${PATH}?plan=${encodeURIComponent(query)}`;
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Planner", path: "/planner" },
    { name: TITLE, path: PATH },
  ];
  return (
    <div className="wrap page plan-quotes">
      <header className="stack-s">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{TITLE}</h1>
      </header>
      {attached && (
        <section className="card plan-known" aria-labelledby="plan-known">
          <h2 className="h3" id="plan-known">
            What your plan says
          </h2>
          <ul>
            {planInLines(attached.content).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a href={`/planner?${query}`}>
            Change<span className="sr-only"> your answers</span>
          </a>
        </section>
      )}
      <section className="card" {...quoteSection(actionData)}>
        <div className="section-head">
          <h2 className="h3" id="quote-title">
            Get up to 3 free quotes
          </h2>
          <p className="muted">About two minutes. Nothing to pay, no account needed.</p>
        </div>
        <QuoteForm
          action={here}
          state={actionData}
          plan={attached?.content}
          serviceType={attached?.service}
          works={attached?.works}
          postcode={attached && `${attached.outcode} `}
          propertyType={attached?.propertyType}
        />
      </section>
    </div>
  );
}
