import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { Wishes } from "#domain/coverage/matching.ts";

type WishesFieldsProps = { wishes: Wishes | undefined; state: FormState | undefined };

/** The leads of its area and services that a company wants alerts for; it can still buy the others. */
export function WishesFields({ wishes, state }: WishesFieldsProps) {
  const field = fieldsOf(state, "coverage");
  const minimum = wishes?.minimumBudgetPounds;
  const needsPhone = state ? state.values.needsPhone === "yes" : wishes?.needsPhone === true;
  return (
    <>
      <TextAreaField
        label="Outward codes to leave out"
        {...field("excludedOutcodes", wishes?.excludedOutcodes.join(", "))}
        hint="Places inside your radius where you do not work, such as RG4, RG5."
        rows={2}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <TextField
        label="Minimum budget"
        {...field("minimumBudgetPounds", minimum ? String(minimum) : "")}
        hint="Customers choose a range, such as £5,000-£10,000. A lead matches if its range goes above this amount, or if its budget is not known."
        inputMode="numeric"
        before="£"
        className="input-short"
        autoComplete="off"
        optional
      />
      <ChoiceGroup
        label="Contact"
        type="checkbox"
        name="needsPhone"
        idPrefix="coverage"
        hint="We do not alert you to leads you leave out. You can still find and buy them under All leads."
        errors={state?.errors.needsPhone}
        options={[{ value: "yes", label: "Only leads with a phone number" }]}
        chosen={needsPhone ? ["yes"] : []}
      />
    </>
  );
}
