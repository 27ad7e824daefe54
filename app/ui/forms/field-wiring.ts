export type FieldNaming = {
  name: string;
  /** Tells two forms on one page apart. */
  idPrefix?: string | undefined;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** Said beside the label, not in it: the field's name stays plain. */
  optional?: boolean | undefined;
};

/** The id of a field's control, as the error summary links to it. */
export function fieldId(name: string, idPrefix?: string): string {
  return idPrefix ? `${idPrefix}-${name}` : name;
}

/** Ids and ARIA attributes that tie a control to what is said about it: optional, its hint, its errors. */
export function fieldWiring({ name, idPrefix, hint, errors, optional }: FieldNaming, describedBy?: string) {
  const id = fieldId(name, idPrefix);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = errors?.length ? `${id}-error` : undefined;
  const optionalId = optional ? `${id}-optional` : undefined;
  return {
    id,
    hintId,
    errorId,
    optionalId,
    control: {
      id,
      name,
      "aria-describedby": [optionalId, hintId, errorId, describedBy].filter(Boolean).join(" ") || undefined,
      "aria-invalid": errorId ? true : undefined,
    },
  };
}
