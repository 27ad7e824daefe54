import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";

/**
 * What whoever calls first should know. Nobody has to say either, so both are folded away until somebody wants to, has
 * said something, or is told what is wrong with it.
 */
export function ContactWishFields({ field }: { field: FieldsOfForm }) {
  const way = field("contactWay");
  const { defaultValue, ...times } = field("contactTimes");
  const isInUse = [way.defaultValue, defaultValue].some(Boolean) || Boolean(way.errors ?? times.errors);
  return (
    <details className="contact-wish" open={isInUse}>
      <summary>Say how and when you like to be contacted (optional)</summary>
      <div className="stack">
        <SelectField
          label="Which way do you prefer?"
          {...way}
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
      </div>
    </details>
  );
}
