import { Form } from "react-router";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import {
  type CheckField,
  checkFieldLabel,
  fieldsOfCheck,
  isNeededField,
  schemes,
  type Technology,
  type VettingCheck,
  vettingChecks,
} from "#content/vetting.ts";
import type { ChecklistItem } from "#domain/vetting/checklist.ts";
import "#app/routes/admin/parts/queue.css";

export type Item = ChecklistItem & { nextId: string };

const outcomes = [
  { value: "passed", label: "Passed" },
  { value: "failed", label: "Failed" },
];

type CheckFormProps = { technology: Technology; item: Item; state: FormState | undefined; name: string };

/** Records one check, with what is printed on the paper that was looked at. */
export function CheckForm({ technology, item: { check, last, nextId }, state, name }: CheckFormProps) {
  const field = fieldsOf(state, name);
  return (
    <Form method="post" className="stack" preventScrollReset noValidate>
      <FormFailure state={state} idPrefix={name} />
      <input type="hidden" name="intent" value={"check" satisfies InstallerIntent} />
      <input type="hidden" name="technology" value={technology} />
      <input type="hidden" name="check" value={check} />
      <input type="hidden" name="id" value={nextId} />
      <input type="hidden" name="follows" value={last?.id ?? ""} />
      <SelectField label="Outcome" {...field("outcome")} placeholder="Choose one" options={outcomes} required />
      {fieldsOfCheck(check).map((one) => (
        <PaperField key={one} one={one} check={check} field={field} />
      ))}
      <TextField
        label={check === "identity" ? "Evidence seen" : "Evidence"}
        hint={vettingChecks.find(({ value }) => value === check)?.hint}
        {...field("evidence")}
        required
      />
      <TextField label="Valid until" {...field("expiresOn")} type="date" optional />
      <div>
        <SubmitButton size="tight" pendingLabel="Saving…" intent={{ name: "id", value: nextId }}>
          Save check
        </SubmitButton>
      </div>
    </Form>
  );
}

type PaperFieldProps = { one: CheckField; check: VettingCheck; field: FieldsOfForm };

function PaperField({ one, check, field }: PaperFieldProps) {
  const label = checkFieldLabel(one, check);
  if (one === "certificationBody" && check === "scheme") {
    const options = schemes.map((value) => ({ value, label: value }));
    return <SelectField label={label} {...field(one)} placeholder="Choose one" options={options} />;
  }
  if (one === "coverPounds") return <TextField label={label} {...field(one)} before="£" inputMode="numeric" />;
  return <TextField label={label} {...field(one)} optional={!isNeededField(one, check)} />;
}
