import { data, redirect } from "react-router";
import { localPage, readLocalAddress } from "#app/routes/site/not-found/local-address.ts";
import { LostPage } from "#app/routes/site/not-found/lost-page.tsx";
import { NotFoundText } from "#app/shell/not-found-text.tsx";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { pathForLog } from "#app/web/addresses/path-for-log.ts";
import { requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { areaNotFound } from "#content/pages/local-failures.ts";
import { notFound as page } from "#content/pages/not-found.ts";
import type { Route } from "./+types/not-found.ts";

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...page, title: loaderData?.lost?.heading ?? page.title, path: "", hidden: true });

const SHOWN_LETTERS_MAX = 200;

/** Redirects other spellings of a local page; logs anything else and reports it missing. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const pathname = pagePath(request);
  const { search } = new URL(request.url);
  const local = readLocalAddress(pathname);
  const to = local && localPage(local);
  if (to && to !== pathname) return redirect(to + search, 301);
  const { log, requestId } = context.get(requestContext);
  const path = pathname.slice(0, SHOWN_LETTERS_MAX);
  log.warn({ requestId, path: pathForLog(path) }, "no such page");
  const lost = local && areaNotFound(local.place.slice(0, SHOWN_LETTERS_MAX));
  return data({ path, lost }, { status: 404 });
});

export const action = withErrorPage(async () => {
  throw data({ title: "Not possible here", message: "You cannot send a form to this address." }, { status: 404 });
});

export default function NotFound({ loaderData }: Route.ComponentProps) {
  if (loaderData.lost) return <LostPage {...loaderData.lost} />;
  return <NotFoundText path={loaderData.path} />;
}
