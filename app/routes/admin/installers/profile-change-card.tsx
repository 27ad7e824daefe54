import { Form } from "react-router";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { WaitingChange } from "#domain/installers/profile-changes.ts";
import type { PublicField } from "#domain/installers/public-details.ts";

type Change = WaitingChange["fields"][number];

const publicFieldLabels: Record<PublicField, string> = {
  companyName: "Company name",
  phone: "Phone",
  address: "Address",
  city: "City",
  postcode: "Postcode",
  legalForm: "Legal form",
  companyNumber: "Company number",
};

const columns: Column<Change>[] = [
  { key: "field", header: "Detail", rowHeader: true, cell: ({ field }) => publicFieldLabels[field] },
  { key: "before", header: "Customers see", cell: ({ field, before }) => inWords(field, before) },
  { key: "after", header: "The company asks for", cell: ({ field, after }) => inWords(field, after) },
];

function inWords(field: PublicField, value: string | null): string {
  if (!value) return "Nothing";
  if (field === "legalForm") return labelOf(legalForms, value) ?? value;
  return field === "phone" ? nationalPhone(value) : value;
}

type ProfileChangeCardProps = { change: WaitingChange; stateOf: (form: string) => FormState | undefined };

/** What an approved company wants customers to see, beside what they see now. */
export function ProfileChangeCard({ change, stateOf }: ProfileChangeCardProps) {
  const declining = stateOf("decline-change");
  const field = fieldsOf(declining, "change");
  return (
    <Card title="Waiting for our check" id="change">
      <div className="stack">
        <p className="muted small">Requested on {formatDateTime(change.askedAt)}.</p>
        <DataTable caption="Changed details" columns={columns} rows={change.fields} rowKey={({ field }) => field} />
        <Form method="post" className="stack" preventScrollReset>
          <FormRefusal state={stateOf("accept-change")} />
          <input type="hidden" name="intent" value={"accept-change" satisfies InstallerIntent} />
          <input type="hidden" name="changeId" value={change.id} />
          <div>
            <SubmitButton intent={{ name: "intent", value: "accept-change" }} pendingLabel="Accepting…">
              Accept
            </SubmitButton>
          </div>
        </Form>
        <Form method="post" className="stack form-narrow" preventScrollReset noValidate>
          <FormFailure state={declining} idPrefix="change" />
          <input type="hidden" name="intent" value={"decline-change" satisfies InstallerIntent} />
          <input type="hidden" name="changeId" value={change.id} />
          <TextField label="Reason, sent to the installer" {...field("reason")} required />
          <SubmitButton variant="danger" intent={{ name: "intent", value: "decline-change" }} pendingLabel="Declining…">
            Decline
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}
