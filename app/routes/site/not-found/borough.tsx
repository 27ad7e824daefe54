import { data, redirect } from "react-router";
import { boroughAnswer } from "#app/routes/site/not-found/borough-address.ts";
import { LostPage } from "#app/routes/site/not-found/lost-page.tsx";
import { requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/borough.ts";

export const handle = publicPage;

/** Boroughs have area pages now; this old address redirects there, or says why it cannot. */
export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const answer = boroughAnswer(params.slug);
  if ("to" in answer) return redirect(answer.to, 301);
  const { log, requestId } = context.get(requestContext);
  if (answer.status === 500) log.error({ requestId, err: answer.cause }, "borough not loaded");
  return data({ lost: answer.lost }, { status: answer.status });
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.lost.heading ?? "Error",
    description: "There is no borough page at this address. See all our local areas instead.",
    path: "",
    hidden: true,
  });

export default function BoroughRoute({ loaderData: { lost } }: Route.ComponentProps) {
  return <LostPage {...lost} />;
}
