import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { WhichOfThese } from "#app/routes/quote/compare/which-of-these.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myComparison } from "#domain/comparison/my-comparison.ts";
import type { Route } from "./+types/compare.ts";

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
  return { comparison: await myComparison(domainContext(context), params.token, asked), asked };
});

export default function ComparePage({ loaderData, params }: Route.ComponentProps) {
  return <WhichOfThese {...loaderData} acts={{ home: `/requests/${params.token}` }} />;
}
