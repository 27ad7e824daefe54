export type FieldNaming = {
  name: string;
  /** Tells two forms on one page apart. */
  idPrefix?: string | undefined;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** Shown beside the label, not in it, so that the field's name stays plain. */
  optional?: boolean | undefined;
};

/** The id of a field's control, for links from the error summary. */
export function fieldId(name: string, idPrefix?: string): string {
  return idPrefix ? `${idPrefix}-${name}` : name;
}

/** Ids and ARIA attributes that tie a control to "optional", its hint and its errors. */
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
