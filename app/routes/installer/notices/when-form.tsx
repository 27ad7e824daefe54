import type { ReactNode } from "react";
import { Form } from "react-router";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type WhenFormProps = {
  /** Of the form and of its one field. */
  name: "alerts" | "news";
  label: string;
  options: readonly { value: string; label: string; hint?: string }[];
  saved: string;
  state: FormState | undefined;
  save: string;
  /** Under the choice. */
  children?: ReactNode;
};

/** When somebody wants a kind of mail. */
export function WhenForm({ name, label, options, saved, state, save, children }: WhenFormProps) {
  const own = stateOfForm(state, name);
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={own} idPrefix={name} id={`${name}-errors`} />
      <input type="hidden" name="form" value={name} />
      <ChoiceGroup
        label={label}
        type="radio"
        name={name}
        idPrefix={name}
        errors={own?.errors[name]}
        options={options}
        // After an answer the page must show the newly saved choice.
        key={saved}
        chosen={[own?.values[name] ?? saved]}
      />
      {children}
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: name }}>
          {save}
        </SubmitButton>
      </div>
    </Form>
  );
}
