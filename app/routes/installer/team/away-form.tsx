import { Form } from "react-router";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { Away } from "#domain/team/away.ts";

interface AwayFormProps {
  away: Away | null;
  /** Who may cover. */
  covers: readonly Colleague[];
  idPrefix: string;
  state: FormState | undefined;
  submit: { name: string; value: string };
  /** Whom it is about, where that is not the reader. */
  userId?: string;
}

/** When somebody is away, and who is told as well; on /team for anybody, on the account page for oneself. */
export function AwayForm({ away, covers, idPrefix, state, submit, userId }: AwayFormProps) {
  const field = fieldsOf(state, idPrefix);
  const people = covers.map((one) => ({ value: one.userId, label: one.name }));
  return (
    <Form method="post" className="stack" noValidate aria-label="Away" key={away ? `${away.from} ${away.to}` : "here"}>
      <FormFailure state={state} idPrefix={idPrefix} />
      {userId && <input type="hidden" name="userId" value={userId} />}
      <TextField label="From" type="date" {...field("from", away?.from ?? "")} className="input-short" />
      <TextField label="To" type="date" {...field("to", away?.to ?? "")} className="input-short" />
      <SelectField
        label="Cover"
        {...field("cover", away?.cover ?? "")}
        options={[{ value: "", label: "Nobody" }, ...people]}
        hint="Gets the same news meanwhile. Nothing changes hands. Without a day: not away."
      />
      <div className="btn-row">
        <SubmitButton {...submit} variant="secondary" pendingLabel="Saving…">
          Save away
        </SubmitButton>
      </div>
    </Form>
  );
}
