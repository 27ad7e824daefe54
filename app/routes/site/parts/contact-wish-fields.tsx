import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";

/** What whoever calls first should know. Nobody has to say either, and the phone number stays asked for. */
export function ContactWishFields({ field }: { field: FieldsOfForm }) {
  const { defaultValue, ...times } = field("contactTimes");
  return (
    <>
      <SelectField
        label="How should installers reach you?"
        {...field("contactWay")}
        options={contactWayOptions}
        placeholder="No preference"
        optional
      />
      <ChoiceGroup
        label="When suits you best?"
        type="checkbox"
        {...times}
        hint="Tick any that apply, or none."
        options={contactTimeOptions}
        chosen={defaultValue.split(",")}
      />
    </>
  );
}
