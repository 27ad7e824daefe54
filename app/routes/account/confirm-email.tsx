import { useEffect, useRef } from "react";
import { Form, redirect, useSubmit } from "react-router";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { answering } from "#app/web/answering.ts";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { confirmEmail, requireOpenConfirmation } from "#domain/accounts/confirm-email.ts";
import type { Route } from "./+types/confirm-email.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Confirm your e-mail address",
    description: "The last step of opening an installer account: confirm that this e-mail address is yours.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = answering(async ({ context, params }: Route.LoaderArgs) => {
  await requireOpenConfirmation(domainContext(context), params.token);
  return null;
});

export const action = answering(async ({ context, params }: Route.ActionArgs) => {
  await confirmEmail(domainContext(context), params.token);
  return redirect("/auth?notice=email-confirmed");
});

/** Mail scanners open links, so opening alone confirms nothing; a browser with scripts presses the button by itself. */
export default function ConfirmEmail() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    void submit(form.current, { method: "post", replace: true });
  }, [submit]);
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack" ref={form}>
        <h1>Confirm your e-mail address</h1>
        <p>Press the button to confirm that this address is yours. Then you can sign in.</p>
        <SubmitButton pendingLabel="Confirming…">Confirm my e-mail address</SubmitButton>
      </Form>
    </div>
  );
}
