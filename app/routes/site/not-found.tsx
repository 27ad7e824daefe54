import { data } from "react-router";
import { NotFoundText } from "#app/shell/not-found-text.tsx";
import { answering } from "#app/web/answering.ts";
import { requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { notFound as page } from "#content/pages/not-found.ts";
import type { Route } from "./+types/not-found.ts";

export const handle = publicPage;

export const meta: Route.MetaFunction = () => pageMeta({ ...page, path: "", hidden: true });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url);
  const { log, requestId } = context.get(requestContext);
  log.warn({ requestId, path: pathname.slice(0, 200) }, "no such page");
  return data({ path: pathname.slice(0, 200) }, { status: 404 });
});

export const action = answering(async () => {
  throw data(
    { title: "Not possible here", message: "There is nothing at this address to send a form to." },
    { status: 404 },
  );
});

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundText path={loaderData.path} />;
}
