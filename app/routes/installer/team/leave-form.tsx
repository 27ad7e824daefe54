import { Form } from "react-router";
import { SuccessorField } from "#app/routes/installer/team/successor-field.tsx";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import type { Colleague } from "#domain/purchases/assign.ts";

/**
 * For whoever is in a company; on /team, and on the account page of those who cannot open that. `successors` may take
 * over what is theirs.
 */
export function LeaveForm({ successors }: { successors: readonly Colleague[] }) {
  return (
    <Form method="post" action="/team" className="stack" noValidate aria-label="Leave the company">
      <SuccessorField idPrefix="leave" successors={successors} of="your" />
      <div className="btn-row">
        <ConfirmSubmit
          name="intent"
          value={"leave" satisfies TeamIntent}
          variant="secondary"
          pendingLabel="Leaving…"
          title="Leave the company?"
          body={
            <p>You are signed out at once. You keep your sign-in, and can come back only if an owner invites you.</p>
          }
          confirmLabel="Leave the company"
          cancelLabel="Stay"
        >
          Leave
        </ConfirmSubmit>
      </div>
    </Form>
  );
}
