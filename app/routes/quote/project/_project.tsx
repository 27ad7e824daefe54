import { Outlet, useLocation } from "react-router";
import { LostLinkPage } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { ProjectNav } from "#app/routes/quote/parts/project-nav.tsx";
import { YourWorks } from "#app/routes/quote/parts/your-works.tsx";
import { domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { myWorks } from "#domain/requests/my-works.ts";
import { projectCounts, projectFrame } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/_project.ts";
import "#app/routes/quote/parts/project.css";

export const middleware = [keepPrivate, refuseWriting];

/** Before the customer has confirmed, there is only the first page. */
export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const token = params.token ?? "";
  const domain = domainContext(context);
  const talk = "purchaseId" in params ? readUuid(params.purchaseId) : undefined;
  const [{ status, isAskedStillLooking, contractQuoteId }, works, counts] = await Promise.all([
    projectFrame(domain, token),
    myWorks(domain, token),
    projectCounts(domain, token, talk ?? null),
  ]);
  const isFirstPage = new URL(request.url).pathname.replace(/\/$/, "").endsWith(`/requests/${token}`);
  if (status === null && !isFirstPage) throw new DomainError("not_found");
  return { status, isAskedStillLooking, contractQuoteId, works, counts };
});

export default function ProjectLayout({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <YourWorks works={loaderData.works} under="/requests" />
      {loaderData.status !== null && (
        <ProjectNav token={params.token ?? ""} counts={loaderData.counts} contract={loaderData.contractQuoteId} />
      )}
      {loaderData.status !== null && <NewsBar token={params.token ?? ""} />}
      <Outlet />
    </>
  );
}

/** Empty until the page's script receives news (app/enhance/listen-for-news.ts). */
function NewsBar({ token }: { token: string }) {
  const { pathname } = useLocation();
  return (
    <div className="news-bar" role="status" data-news={`/requests/${token}/events`}>
      <p hidden>
        There is news in your project. <a href={pathname}>Show it</a>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkPage error={error} />;
}
