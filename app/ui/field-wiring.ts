export type FieldNaming = {
  name: string;
  /** Tells two forms on one page apart. */
  idPrefix?: string | undefined;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
};

/** The id of a field's control, as the error summary links to it. */
export function fieldId(name: string, idPrefix?: string): string {
  return idPrefix ? `${idPrefix}-${name}` : name;
}

/** Ids and ARIA attributes that tie a control to its hint and its errors. */
export function fieldWiring({ name, idPrefix, hint, errors }: FieldNaming, describedBy?: string) {
  const id = fieldId(name, idPrefix);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = errors?.length ? `${id}-error` : undefined;
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      name,
      "aria-describedby": [hintId, errorId, describedBy].filter(Boolean).join(" ") || undefined,
      "aria-invalid": errorId ? true : undefined,
    },
  };
}
