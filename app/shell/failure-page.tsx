import { CircleAlert } from "lucide-react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import type { ShownFailure } from "#app/web/answering.ts";

/** The page behind every failure: what happened, what to do, and the number of the request where we logged one. */
export function FailurePage({ error, siteName }: { error: unknown; siteName: string }) {
  const { pathname, search } = useLocation();
  const { title, message, requestId, code } = shown(error);
  return (
    <div className="wrap section">
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="empty">
        <CircleAlert className="icon" aria-hidden="true" strokeWidth={1.6} />
        <h1>{title}</h1>
        <p>{message}</p>
        {requestId && code !== "not_found" && <p className="small">Reference: {requestId}</p>}
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

const UNKNOWN: Partial<ShownFailure> & Pick<ShownFailure, "title" | "message"> = {
  title: "Something went wrong",
  message: "The mistake is ours. Please try again in a moment.",
};

function shown(error: unknown): typeof UNKNOWN {
  if (!isRouteErrorResponse(error)) return UNKNOWN;
  const failure = error.data as Partial<ShownFailure> | string | null;
  if (typeof failure === "object" && failure?.title && failure.message) return failure as ShownFailure;
  if (error.status === 404) return { title: "Page not found", message: "There is nothing at this address." };
  if (error.status === 405) return { title: "Not possible here", message: "This page takes no such request." };
  return UNKNOWN;
}
