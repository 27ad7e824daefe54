import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { NotFoundText } from "#app/shell/not-found-text.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { failures } from "#app/web/failures.ts";
import type { ShownFailure } from "#app/web/with-error-page.ts";
import { notFound } from "#content/pages/not-found.ts";

/** The page for every failure: what happened, what to do, and the request's id if we logged it. */
export function FailurePage({ error, siteName }: { error: unknown; siteName: string }) {
  const { pathname, search } = useLocation();
  const { title, message, requestId, code } = shown(error);
  useEffect(() => {
    if (code === "unloaded") showToast({ title, description: message, tone: "bad" });
  }, [code, title, message]);
  if (code === "not_found") return <NotFound path={pathname} siteName={siteName} />;
  return (
    <div className="wrap section">
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="empty">
        <CircleAlert className="icon" aria-hidden="true" strokeWidth={1.6} />
        <h1>{title}</h1>
        <p>{message}</p>
        {requestId && <p className="small">Reference: {requestId}</p>}
        <div className="btn-row">
          <LinkButton to="/">Go to the home page</LinkButton>
          <Link className="btn btn-secondary" to={pathname + search} reloadDocument>
            Try again
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The same page as for an address without a route (app/routes/site/not-found/not-found.tsx). */
function NotFound({ path, siteName }: { path: string; siteName: string }) {
  return (
    <>
      <title>{`${notFound.title} | ${siteName}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <NotFoundText path={path.slice(0, 200)} />
    </>
  );
}

const UNKNOWN: Partial<ShownFailure> & Pick<ShownFailure, "title" | "message"> = {
  title: "Something went wrong",
  message: "The fault is ours. Please try again in a moment.",
};

function shown(error: unknown): typeof UNKNOWN {
  if (!isRouteErrorResponse(error)) return UNKNOWN;
  const failure = error.data as Partial<ShownFailure> | string | null;
  if (typeof failure === "object" && failure?.title && failure.message) return failure as ShownFailure;
  if (error.status === 404) return { ...failures.not_found, code: "not_found" };
  if (error.status === 405)
    return { title: "Not possible here", message: "This page does not accept that kind of request." };
  return UNKNOWN;
}
