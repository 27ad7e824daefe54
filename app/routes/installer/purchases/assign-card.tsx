import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { Colleague } from "#domain/purchases/assign.ts";

interface AssignCardProps {
  lead: Pick<PurchasedLead, "assignedTo">;
  colleagues: readonly Colleague[];
  canAssign: boolean;
  state: FormState | undefined;
}

/** Who looks after a bought lead, and is told of it. */
export function AssignCard({ lead: { assignedTo }, colleagues, canAssign, state }: AssignCardProps) {
  const field = fieldsOf(state, "assign");
  const people = colleagues.map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <Card title="Assigned">
      {canAssign ? (
        <Form method="post" className="stack" noValidate preventScrollReset key={assignedTo?.userId ?? ""}>
          <FormFailure state={state} idPrefix="assign" />
          <SelectField
            label="Assigned to"
            {...field("to", assignedTo?.userId ?? "")}
            options={[{ value: "", label: "Nobody" }, ...people]}
            hint="News of this lead goes to them; without anyone, to owners and office."
          />
          <div className="btn-row">
            <SubmitButton
              name="intent"
              value={"assign" satisfies PurchaseIntent}
              variant="secondary"
              pendingLabel="Assigning…"
            >
              Assign
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p>{assignedTo?.name ?? "Nobody"}</p>
      )}
    </Card>
  );
}
