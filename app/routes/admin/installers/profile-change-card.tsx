import { Form } from "react-router";
import { fieldsOf } from "#app/shell/form-fields.ts";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { FormState } from "#app/web/form.ts";
import { limits } from "#config/limits.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { WaitingChange } from "#domain/installers/profile-changes.ts";
import type { PublicField } from "#domain/installers/public-details.ts";

type Change = WaitingChange["fields"][number];

export const publicFieldLabels: Record<PublicField, string> = {
  companyName: "Company name",
  phone: "Phone",
  address: "Address",
  city: "City",
  postcode: "Postcode",
};

const columns: Column<Change>[] = [
  { key: "field", header: "Detail", rowHeader: true, cell: ({ field }) => publicFieldLabels[field] },
  { key: "before", header: "Customers see", cell: ({ field, before }) => inWords(field, before) },
  { key: "after", header: "The company asks for", cell: ({ field, after }) => inWords(field, after) },
];

function inWords(field: PublicField, value: string | null): string {
  if (!value) return "Nothing";
  return field === "phone" ? nationalPhone(value) : value;
}

/** What an approved company wants customers to see, beside what they see now. */
export function ProfileChangeCard({ change, state }: { change: WaitingChange; state: FormState | undefined }) {
  const field = fieldsOf(state, "change");
  return (
    <Card title="Waiting for our check" id="change">
      <div className="stack">
        <p className="muted small">Asked for on {formatDateTime(change.askedAt)}.</p>
        <DataTable caption="Changed details" columns={columns} rows={change.fields} rowKey={({ field }) => field} />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="accept-change" />
          <input type="hidden" name="changeId" value={change.id} />
          <SubmitButton intent={{ name: "intent", value: "accept-change" }} pendingLabel="Accepting…">
            Accept
          </SubmitButton>
        </Form>
        <Form method="post" className="stack form-narrow" preventScrollReset noValidate>
          <FormRefusal state={state} />
          <input type="hidden" name="intent" value="decline-change" />
          <input type="hidden" name="changeId" value={change.id} />
          <TextField
            label="Reason, sent to the installer"
            {...field("reason")}
            maxLength={limits.reasonLengthMax}
            required
          />
          <SubmitButton variant="danger" intent={{ name: "intent", value: "decline-change" }} pendingLabel="Declining…">
            Decline
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}
