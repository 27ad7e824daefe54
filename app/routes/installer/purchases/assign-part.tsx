import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { Colleague } from "#domain/purchases/assign.ts";

interface AssignPartProps {
  lead: Pick<PurchasedLead, "assignedTo">;
  colleagues: readonly Colleague[];
  canAssign: boolean;
  state: FormState | undefined;
}

/** Who looks after a bought lead, and is told of it. */
export function AssignPart({ lead: { assignedTo }, colleagues, canAssign, state }: AssignPartProps) {
  const field = fieldsOf(state, "assign");
  const people = colleagues.map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <section aria-labelledby="assigned-title">
      <h2 id="assigned-title">Assigned</h2>
      {canAssign ? (
        <Form method="post" className="desk-pick" noValidate preventScrollReset key={assignedTo?.userId ?? ""}>
          <FormFailure state={state} idPrefix="assign" />
          <SelectField
            label="Assigned to"
            {...field("to", assignedTo?.userId ?? "")}
            options={[{ value: "", label: "Nobody" }, ...people]}
          />
          <SubmitButton
            name="intent"
            value={"assign" satisfies PurchaseIntent}
            variant="secondary"
            size="tight"
            pendingLabel="Assigning…"
          >
            Assign
          </SubmitButton>
        </Form>
      ) : (
        <p>{assignedTo?.name ?? "Nobody"}</p>
      )}
      <p className="small muted">{assignedTo ? "is told of news" : "owners and office are told of news"}</p>
    </section>
  );
}
