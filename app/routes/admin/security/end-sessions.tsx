import { Form, Link, redirect } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { actorOf, callerOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { endSessions, sessionsOf } from "#domain/accounts/end-sessions.ts";
import { requireUser } from "#domain/actor.ts";
import type { Route } from "./+types/end-sessions.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "End sessions",
    description: "Sign someone out everywhere.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params: { userId }, context }: Route.LoaderArgs) => ({
  userId,
  owner: await sessionsOf(...callerOf(context), userId),
}));

export const action = withErrorPage(async ({ params: { userId }, context }: Route.ActionArgs) => {
  const actor = actorOf(context);
  await endSessions(domainContext(context), actor, userId);
  // Anyone who ended their own sessions has none left to continue with.
  if (userId === requireUser(actor).userId) return redirect("/auth");
  return redirect(`/admin/security?${new URLSearchParams({ account: userId, notice: "account-signed-out" })}`);
});

/** A separate page, so that confirmation works without scripts too. */
export default function EndSessionsPage({ loaderData: { userId, owner } }: Route.ComponentProps) {
  return (
    <section className="stack" aria-labelledby="end-sessions-title">
      <p className="small">
        <Link to="/admin/security">Security log</Link>
      </p>
      <h1 id="end-sessions-title">End sessions</h1>
      <Form method="post" className="card stack form-narrow">
        <p>
          {owner.name} (<span className="break-words">{owner.email}</span>) is signed in on{" "}
          {owner.sessions === 1 ? "1 device" : `${formatNumber(owner.sessions)} devices`}.
        </p>
        <p>We’ll sign them out everywhere straight away and email them. Their password and API keys will still work.</p>
        <div className="btn-row">
          <SubmitButton variant="danger" pendingLabel="Ending…">
            End sessions
          </SubmitButton>
          <LinkButton variant="secondary" to={`/admin/security?${new URLSearchParams({ account: userId })}`}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
