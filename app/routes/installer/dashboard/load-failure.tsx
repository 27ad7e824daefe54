import { useEffect } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";

const MESSAGE = "Failed to load your profile.";

/** Says that the dashboard could not be read, on the page and in a toast, and lets the reader try again. */
export function LoadFailure() {
  useEffect(() => showToast({ title: "Error", description: MESSAGE, tone: "bad" }), []);
  return (
    <div role="alert">
      <Notice tone="bad" title="Error">
        <p>{MESSAGE}</p>
        <div className="btn-row">
          <LinkButton to="/dashboard" variant="secondary" reloadDocument>
            Try again
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
