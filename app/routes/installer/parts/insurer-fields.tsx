import { formatNumber } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";

export interface Insurer {
  insurer: string | null;
  coverPounds: number | null;
}

export function InsurerField({ field, insurance }: { field: FieldsOfForm; insurance: Insurer | null }) {
  return <TextField label="Insurer" {...field("insurer", insurance?.insurer ?? "")} autoComplete="off" required />;
}

export function CoverField({ field, insurance }: { field: FieldsOfForm; insurance: Insurer | null }) {
  return (
    <TextField
      label="Public liability cover"
      {...field("coverPounds", insurance?.coverPounds ? formatNumber(insurance.coverPounds) : "")}
      before="£"
      inputMode="numeric"
      autoComplete="off"
      className="input-short"
      required
    />
  );
}
