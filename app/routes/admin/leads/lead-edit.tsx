import { Form } from "react-router";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { requestBudgetOptions, urgencyOptions } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { LeadFile } from "#domain/admin/leads/lead-file.ts";

type LeadEditProps = { file: LeadFile; state: FormState | undefined };

/** The form for correcting mistakes; what can no longer be corrected is shown read-only, and the page says why. */
export function LeadEdit({ file, state }: LeadEditProps) {
  const { lead, editable, fingerprint } = file;
  if (!editable.text && !editable.contact) {
    return (
      <section className="card stack" aria-labelledby="edit-title">
        <h2 className="h3" id="edit-title">
          Edit
        </h2>
        <FormRefusal state={state} />
        <p>You cannot change a lead that is sold or closed.</p>
      </section>
    );
  }
  // Another person's changes must be seen before they are typed over.
  const field = fieldsOf(state && Object.keys(state.errors).length > 0 ? state : undefined, "edit");
  return (
    <Form method="post" className="card stack" noValidate aria-labelledby="edit-title" preventScrollReset>
      <h2 className="h3" id="edit-title">
        Edit
      </h2>
      <FormFailure state={state} idPrefix="edit" />
      <p className="muted">{rulesInWords(file)}</p>
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <CustomerFields file={file} field={field} />
      {editable.text ? <WorkFields lead={lead} field={field} /> : <KeptFields lead={lead} />}
      <SubmitButton pendingLabel="Saving…" intent={{ name: "intent", value: "edit" }}>
        Save changes
      </SubmitButton>
    </Form>
  );
}

function CustomerFields({ file, field }: { file: LeadFile; field: FieldsOfForm }) {
  const { lead, editable } = file;
  const { customer } = lead;
  const own = { readOnly: !editable.contact };
  return (
    <>
      <TextField label="Customer Name" {...field("customer_name", customer.name)} {...own} required />
      <TextField
        label="Customer Email"
        {...field("customer_email", customer.email ?? "")}
        readOnly={!editable.email}
        type="email"
        optional={customer.email === null}
        required={customer.email !== null}
      />
      <TextField
        label="Customer Phone"
        {...field("customer_phone", customer.phone ? nationalPhone(customer.phone) : "")}
        {...own}
        type="tel"
        inputMode="tel"
        optional={lead.origin === "admin"}
      />
      <TextField
        label="Postcode"
        {...field("postcode", customer.postcode)}
        readOnly={!editable.postcode}
        className="input-short"
        required
      />
    </>
  );
}

function WorkFields({ lead, field }: { lead: LeadFile["lead"]; field: FieldsOfForm }) {
  return (
    <>
      <TextAreaField
        label="Description"
        {...field("description", lead.description ?? "")}
        rows={3}
        className="grows"
        lengthMax={limits.messageLengthMax}
        optional
      />
      <SelectField
        label="Budget Range"
        {...field("budget_range", lead.budgetRange ?? "")}
        options={budgets(lead)}
        placeholder="Choose one"
        optional
      />
      <SelectField label="Urgency" {...field("urgency", lead.urgency)} options={urgencyOptions} />
    </>
  );
}

/** What is no longer to be changed goes along as it is. */
function KeptFields({ lead }: { lead: LeadFile["lead"] }) {
  return (
    <>
      <textarea name="description" value={lead.description ?? ""} hidden readOnly />
      <input type="hidden" name="budget_range" value={lead.budgetRange ?? ""} />
      <input type="hidden" name="urgency" value={lead.urgency} />
    </>
  );
}

/** An imported lead may name a band of another list. */
function budgets({ budgetRange }: LeadFile["lead"]) {
  const options: readonly { label: string }[] = requestBudgetOptions;
  const isOther = budgetRange !== null && !options.some(({ label }) => label === budgetRange);
  return [...options, ...(isOther ? [{ label: budgetRange }] : [])].map(({ label }) => ({ value: label, label }));
}

function rulesInWords({ lead, editable }: LeadFile): string {
  if (lead.placesTaken > 0) {
    return `If you correct the name, email address or phone number, we email anyone who has bought the lead, and they see the new details. You cannot change the postcode. ${editable.text ? "" : "You cannot change the request either, because the lead is sold or closed. "}The change is recorded in the audit log.`;
  }
  const follows = "The location follows the postcode. The change is recorded in the audit log.";
  if (lead.origin === "admin") return `Correct obvious mistakes. ${follows}`;
  return editable.email
    ? `Correct obvious mistakes. If you change the email address, we send the confirmation link there and earlier links stop working. ${follows}`
    : `Correct obvious mistakes. You cannot change the email address, because the customer has confirmed it. ${follows}`;
}
