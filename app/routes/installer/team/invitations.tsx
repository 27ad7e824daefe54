import { Form } from "react-router";
import { MonthlyLimit } from "#app/routes/installer/team/people.tsx";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { formatDateTime } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Invitation } from "#domain/team/invitations.ts";

type InvitationsProps = {
  invitations: readonly Invitation[];
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

export function Invitations({ invitations, stepUp, state }: InvitationsProps) {
  if (invitations.length === 0) return null;
  const actions: Column<Invitation> = {
    key: "actions",
    header: "Actions",
    actions: true,
    cell: (invitation) => <Decide invitation={invitation} stepUp={stepUp} state={stateOfForm(state, invitation.id)} />,
  };
  return (
    <section className="stack" aria-labelledby="invited">
      <h2 className="h3" id="invited">
        Invited
      </h2>
      <DataTable caption="Invited" columns={[...columns, actions]} rows={invitations} rowKey={({ id }) => id} />
    </section>
  );
}

const columns: Column<Invitation>[] = [
  { key: "email", header: "Email", rowHeader: true, free: true, cell: ({ email }) => email },
  { key: "role", header: "Role", cell: ({ role }) => companyRoleWords[role].label },
  { key: "limit", header: "Monthly limit", cell: (invitation) => <MonthlyLimit {...invitation} /> },
  {
    key: "ends",
    header: "Link",
    cell: ({ isOpen, expiresAt }) => `${isOpen ? "Ends" : "Ended"} ${formatDateTime(expiresAt)}`,
  },
];

type DecideProps = { invitation: Invitation; stepUp: StepUpNeeds; state: FormState | undefined };

/** Asks for the password only once somebody tries without having given it recently. */
function Decide({ invitation: { id, email }, stepUp, state }: DecideProps) {
  const idPrefix = `invited-${id}`;
  return (
    <Form method="post" className="stack" noValidate aria-label={`Invitation of ${email}`}>
      <FormFailure state={state} idPrefix={idPrefix} id={`${idPrefix}-errors`} />
      <input type="hidden" name="id" value={id} />
      {state && <StepUpFields needs={stepUp} idPrefix={idPrefix} state={state} />}
      <div className="btn-row">
        <SubmitButton
          name="intent"
          value={"send-again" satisfies TeamIntent}
          variant="secondary"
          size="tight"
          pendingLabel="Sending…"
        >
          Send again<span className="sr-only"> to {email}</span>
        </SubmitButton>
        <SubmitButton
          name="intent"
          value={"withdraw" satisfies TeamIntent}
          variant="secondary"
          size="tight"
          pendingLabel="Withdrawing…"
        >
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </SubmitButton>
      </div>
    </Form>
  );
}
