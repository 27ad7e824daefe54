import { Form } from "react-router";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";

/** For whoever is in a company; on /team, and on the account page of those who cannot open that. */
export function LeaveForm() {
  return (
    <Form method="post" action="/team">
      <ConfirmSubmit
        name="intent"
        value={"leave" satisfies TeamIntent}
        variant="secondary"
        pendingLabel="Leaving…"
        title="Leave the company?"
        body={<p>You are signed out at once. You keep your sign-in, and can come back only if an owner invites you.</p>}
        confirmLabel="Leave the company"
        cancelLabel="Stay"
      >
        Leave
      </ConfirmSubmit>
    </Form>
  );
}
