import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";

type QuestionsProps = Readonly<Record<"way" | "times", ReturnType<FieldsOfForm>>> & {
  /** Asked by somebody of us, who writes down what the customer says. */
  isOfCaller?: boolean;
};

export function ContactWishQuestions({ way, times: { defaultValue, ...times }, isOfCaller }: QuestionsProps) {
  return (
    <div className="stack">
      <SelectField
        label={isOfCaller ? "Which way do they prefer?" : "Which way do you prefer?"}
        {...way}
        options={contactWayOptions}
        placeholder="No preference"
        optional
      />
      <ChoiceGroup
        label={isOfCaller ? "When suits them best?" : "When suits you best?"}
        type="checkbox"
        {...times}
        hint="Tick any that apply, or none."
        options={contactTimeOptions}
        chosen={defaultValue.split(",")}
      />
    </div>
  );
}
