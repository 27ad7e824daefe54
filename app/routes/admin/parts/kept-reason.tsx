import { TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";

/** Why an administrator does something of which the installer is not told the reason. */
export function KeptReason({ field }: { field: FieldsOfForm }) {
  return <TextField label="Reason, kept in the audit log" {...field("reason")} required />;
}
