import { Form, redirect } from "react-router";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { actorOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { confirmEmailChange, requireOpenEmailChange } from "#domain/accounts/change-email.ts";
import type { Route } from "./+types/confirm-new-email.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Confirm your new email address",
    description: "Confirm that the new email address is yours.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => ({
  newEmail: await requireOpenEmailChange(domainContext(context), tokenOf(request)),
}));

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  await confirmEmailChange(domainContext(context), tokenOf(request));
  const signedIn = actorOf(context).kind === "user";
  return redirect(signedIn ? "/account?notice=email-changed" : "/auth?notice=email-changed");
});

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Mail scanners open links, so merely opening this one changes nothing. */
export default function ConfirmNewEmailPage({ loaderData: { newEmail } }: Route.ComponentProps) {
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack">
        <h1>Confirm your new email address</h1>
        <p>
          From now on you sign in with <b>{newEmail}</b>, and we email you there.
        </p>
        <SubmitButton pendingLabel="Confirming…">Confirm my new email address</SubmitButton>
      </Form>
    </div>
  );
}
