import { SelectField } from "#app/ui/forms/field.tsx";
import type { Colleague } from "#domain/purchases/assign.ts";

interface SuccessorFieldProps {
  idPrefix: string;
  successors: readonly Colleague[];
  /** Whose leads: "your", or a name in the genitive. */
  of: string;
  errors?: readonly string[] | undefined;
}

/** Who takes over the leads, next acts and cover of somebody who goes. */
export function SuccessorField({ idPrefix, successors, of, errors }: SuccessorFieldProps) {
  const [first] = successors;
  if (!first) return null;
  return (
    <SelectField
      label={`Who takes over ${of} leads`}
      idPrefix={idPrefix}
      name="to"
      defaultValue={first.userId}
      errors={errors}
      options={successors.map(({ userId, name }) => ({ value: userId, label: name }))}
      hint="Next acts and cover too."
    />
  );
}
