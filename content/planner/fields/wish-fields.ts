export const measuresField = { path: "measures", query: "m", label: "What to look at" } as const;

export const workDateField = {
  path: "workDate",
  query: "when",
  label: "When would the work be done?",
  hint: "Grants and VAT depend on it.",
  yearsAhead: 2,
} as const;

/** Precedes a figure's id in an address. */
export const assumptionQuery = "a.";
