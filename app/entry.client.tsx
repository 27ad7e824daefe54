import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatRequests } from "#app/connection/repeat-requests.ts";
import { isOnceOnly } from "#app/connection/unanswered-form.ts";
import { registerWorker } from "#app/device/register-worker.ts";

// The router requests data with the browser's global `fetch`; it cannot be given another.
window.fetch = repeatRequests(window.fetch.bind(window), isOnceOnly);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

registerWorker();
