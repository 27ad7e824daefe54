import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { limits } from "#config/limits.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { COMPANY_ROLES, type CompanyRole } from "#domain/roles.ts";

type PlaceFieldsProps = { field: FieldsOfForm; place: { role: CompanyRole; creditsAMonth: number | null } };

const roles = COMPANY_ROLES.map((value) => ({ value, label: companyRoleWords[value].label }));

export function PlaceFields({ field, place: { role, creditsAMonth } }: PlaceFieldsProps) {
  return (
    <>
      <SelectField label="Role" {...field("role", role)} options={roles} required />
      <TextField
        label="Monthly limit"
        {...field("creditsAMonth", creditsAMonth === null ? "" : String(creditsAMonth))}
        hint="In credits. Empty: no limit. 0: buys nothing."
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.purchaseCapMax}
        step={1}
        className="input-short"
      />
    </>
  );
}
