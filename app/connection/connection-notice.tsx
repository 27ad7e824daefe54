import { useEffect, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { forgetForm, onTrouble, type Trouble, troubleNow } from "#app/connection/connection-state.ts";
import { noteShownPage } from "#app/connection/keep-page.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says above the page what is wrong with the connection, until the next attempt. */
export function ConnectionNotice() {
  const trouble = useSyncExternalStore(onTrouble, troubleNow, () => undefined);
  const location = useLocation();
  const { pathname } = location;
  useEffect(() => noteShownPage(location.pathname + location.search), [location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page has nothing to do with this one's form
  useEffect(() => forgetForm, [pathname]);
  return (
    <div className="connection wrap" role="status">
      {trouble && <InWords trouble={trouble} />}
    </div>
  );
}

function InWords({ trouble }: { trouble: Trouble }) {
  switch (trouble.kind) {
    case "trying":
      return <Notice title="The connection was lost. Trying again…" />;
    case "unanswered":
      return (
        <Notice tone="bad" title={trouble.title}>
          <p>{trouble.message}</p>
        </Notice>
      );
    case "unreachable":
      return (
        <Notice tone="warn" title="The page did not load">
          <p>
            We could not reach our server, so you are still on this page. <Link to={trouble.wanted}>Try again</Link>
          </p>
        </Notice>
      );
    case "stale":
      return (
        <Notice tone="warn" title="The connection was lost">
          <p>This page may be out of date.</p>
        </Notice>
      );
  }
}
