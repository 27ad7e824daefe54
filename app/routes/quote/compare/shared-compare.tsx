import { Link } from "react-router";
import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { WhichOfThese } from "#app/routes/quote/compare/which-of-these.tsx";
import { NotesBeside } from "#app/routes/quote/links/household-notes.tsx";
import { onlyLooking } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { householdComparison } from "#domain/comparison/my-comparison.ts";
import { householdNotes } from "#domain/request-links/household-notes.ts";
import type { Route } from "./+types/shared-compare.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Compare - Your project",
    description: "Quotes that someone in your household has shared with you, side by side.",
    path: "",
    hidden: true,
  });

export const middleware = [onlyLooking];

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const { quoteIds } = readAsked(new URL(request.url).searchParams);
  const domain = domainContext(context);
  return {
    comparison: await householdComparison(domain, params.token, quoteIds),
    notes: await householdNotes(domain, params.token),
  };
});

export default function SharedComparePage({ loaderData: { comparison, notes }, params }: Route.ComponentProps) {
  const first = `/shared/${params.token}`;
  return (
    <WhichOfThese comparison={comparison} asked={null} acts={null} notes={<NotesBeside notes={notes} first={first} />}>
      <p className="small no-print">
        <Link to={first}>Back to the request</Link>
      </p>
    </WhichOfThese>
  );
}
