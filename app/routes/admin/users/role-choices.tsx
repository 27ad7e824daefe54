import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { adminRoleWords } from "#content/admin-roles.ts";
import { ADMIN_ROLES } from "#domain/roles.ts";

const options = ADMIN_ROLES.map((role) => ({
  value: role,
  label: `${adminRoleWords[role].label}:`,
  hint: adminRoleWords[role].does,
}));

export function RoleChoices({ defaultValue, ...naming }: ReturnType<FieldsOfForm>) {
  return <ChoiceGroup label="Roles" type="checkbox" {...naming} options={options} chosen={defaultValue.split(",")} />;
}
