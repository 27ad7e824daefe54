import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import type { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { depositSchemes } from "#content/deposits.ts";

/** Who gave it, and its number: of a deposit, the same for both sides. */
export function CertificateFields({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return (
    <>
      <SelectField
        label="Scheme"
        {...field("scheme")}
        placeholder="Choose who gave it"
        options={depositSchemes.map(({ value, label }) => ({ value, label }))}
        required
      />
      <TextField label="Certificate number" {...field("certificate")} autoComplete="off" required />
    </>
  );
}
