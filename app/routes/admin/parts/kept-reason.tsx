import { TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";

/** For actions whose reason is not shown to the installer. */
export function KeptReason({ field }: { field: FieldsOfForm }) {
  return <TextField label="Reason, kept in the audit log" {...field("reason")} required />;
}
