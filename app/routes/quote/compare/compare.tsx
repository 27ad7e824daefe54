import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { WhichOfThese } from "#app/routes/quote/compare/which-of-these.tsx";
import { NotesToRead } from "#app/routes/quote/links/household-notes.tsx";
import { domainContext } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myComparison } from "#domain/comparison/my-comparison.ts";
import { myHouseholdNotes, removeNote } from "#domain/request-links/household-notes.ts";
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
  const domain = domainContext(context);
  return {
    comparison: await myComparison(domain, params.token, asked),
    asked,
    notes: await myHouseholdNotes(domain, params.token),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args);
  const remove = () => removeNote(domainContext(args.context), token, posted.id("noteId"));
  const here = `/requests/${token}/compare${new URL(args.request.url).search}#notes`;
  return answerForm(posted, here, { "remove-note": { do: remove } }, { isShown: () => false });
});

export default function ComparePage({ loaderData: { notes, ...compared }, params }: Route.ComponentProps) {
  const acts = { home: `/requests/${params.token}` };
  return <WhichOfThese {...compared} acts={acts} notes={<NotesToRead notes={notes} />} />;
}
