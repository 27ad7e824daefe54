import { Form, redirect } from "react-router";
import { formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { recoveryWords } from "#content/recovery-words.ts";
import { recoveryBehind, stopRecovery } from "#domain/team/recovery.ts";
import type { Route } from "./+types/stop-recovery.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Stop a change", description: "Stop a change of a sign-in.", path: "", hidden: true });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) =>
  recoveryBehind(domainContext(context), tokenOf(request)),
);

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const token = tokenOf(request);
  await stopRecovery(domainContext(context), token);
  return redirect(`/account/stop-change?token=${encodeURIComponent(token)}`);
});

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Mail scanners open links, so merely opening this one stops nothing. */
export default function StopRecoveryPage({ loaderData }: Route.ComponentProps) {
  const { kind, company, person, newEmail, dueAt, state } = loaderData;
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack">
        <h1>{state === "stopped" ? "Stopped: nothing has changed" : "Stop a change"}</h1>
        <p>
          Somebody asked us to {recoveryWords[kind].of(person)} at {company}
          {newEmail && (
            <>
              {" "}
              to <b>{newEmail}</b>
            </>
          )}
          .
        </p>
        {state === "waiting" && (
          <>
            <p>We do it on {formatDateTime(dueAt)}, unless an owner of the company stops it.</p>
            <div>
              <SubmitButton variant="danger" pendingLabel="Stopping…">
                Stop it
              </SubmitButton>
            </div>
          </>
        )}
        {state === "over" && <p>It is too late to stop it here. If it was not right, call us at once.</p>}
      </Form>
    </div>
  );
}
