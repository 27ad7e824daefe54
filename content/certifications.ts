import { leadServiceOptions } from "#content/options.ts";

/** Schemes that UK installers commonly belong to, to be ticked; any other is typed. */
export const certificationChoices = [
  "MCS",
  "TrustMark",
  "NICEIC",
  "NAPIT",
  "RECC",
  "HIES",
  "Gas Safe",
  "OZEV authorised",
] as const;

/** By the names that say what a company must be checked for. */
export const specialtyChoices = leadServiceOptions.flatMap(({ value, label }) => (value === "other" ? [] : [label]));

/** The UK licenses no installers; the documents name the field all the same. */
export const LICENSE_HINT = "If your council or trade body has given you one. Most UK companies have none.";
