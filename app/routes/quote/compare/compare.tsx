import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { WhichOfThese } from "#app/routes/quote/compare/which-of-these.tsx";
import { NotesToRead } from "#app/routes/quote/links/household-notes.tsx";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { domainContext } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myComparison } from "#domain/comparison/my-comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { myHouseholdNotes, removeNote } from "#domain/request-links/household-notes.ts";
import { type RatedStatistics, statisticsInProject } from "#domain/statistics/company-statistics.ts";
import type { Route } from "./+types/compare.ts";

type Statistics = ReadonlyMap<string, RatedStatistics>;

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
  const domain = domainContext(context);
  return {
    comparison: await myComparison(domain, params.token, asked),
    asked,
    notes: await myHouseholdNotes(domain, params.token),
    statistics: await statisticsInProject(domain, params.token),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args);
  const remove = () => removeNote(domainContext(args.context), token, posted.id("noteId"));
  const here = `/requests/${token}/compare${new URL(args.request.url).search}#notes`;
  return answerForm(posted, here, { "remove-note": { do: remove } }, { isShown: () => false });
});

export default function ComparePage({ loaderData: { notes, statistics, ...compared }, params }: Route.ComponentProps) {
  const acts = { home: `/requests/${params.token}` };
  const under = (
    <>
      <Records quotes={compared.comparison.quotes} statistics={statistics} />
      <NotesToRead notes={notes} />
    </>
  );
  return <WhichOfThese {...compared} acts={acts} notes={under} />;
}

/** How each company compared has answered other customers, in the order of the quotes. */
function Records({ quotes, statistics }: { quotes: readonly CustomerQuote[]; statistics: Statistics }) {
  const first = quotes.filter(
    ({ purchaseId }, place) => quotes.findIndex((one) => one.purchaseId === purchaseId) === place,
  );
  if (first.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="records">
      <h2 id="records">How they have answered others</h2>
      {first.map(({ purchaseId, company }) => {
        const record = statistics.get(purchaseId);
        return (
          record && (
            <div key={purchaseId}>
              <h3>{company}</h3>
              <CompanyRecord company={company} statistics={record} />
            </div>
          )
        );
      })}
    </section>
  );
}
