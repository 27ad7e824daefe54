/** What a company is vetted for, each technology separately. The values are stored. */
export const technologies = [
  { value: "solar", label: "Solar panels" },
  { value: "battery", label: "Battery storage" },
  { value: "heat_pump", label: "Heat pumps and low carbon heating" },
  { value: "ev_charger", label: "EV chargers" },
  { value: "other", label: "Other services" },
] as const;

export type Technology = (typeof technologies)[number]["value"];

/** Within a sentence. */
export const technologiesInSentences: Record<Technology, string> = {
  solar: "solar panels",
  battery: "battery storage",
  heat_pump: "heat pumps and low carbon heating",
  ev_charger: "EV chargers",
  other: "other services",
};

/** What is checked. The values are stored. */
export const vettingChecks = [
  { value: "mcs_number", label: "MCS number", hint: "The number is on the MCS register and active." },
  { value: "mcs_scope", label: "MCS scope", hint: "The certificate covers this technology." },
  { value: "certificate_holder", label: "Certificate holder", hint: "The holder on the papers is this company." },
  { value: "insurance", label: "Insurance", hint: "Public liability, valid today, in the company’s name." },
  {
    value: "identity",
    label: "Identity",
    hint: "The company, or the sole trader, exists and is who they say they are.",
  },
  {
    value: "scheme",
    label: "Scheme membership",
    hint: "The register of the scheme shows the membership as running, in the company’s name.",
  },
  { value: "documents", label: "Documents", hint: "What they uploaded is legible, complete and theirs." },
] as const;

/** The schemes that a membership can be checked of, by the names that people know. */
export const schemes = ["TrustMark", "NICEIC", "NAPIT", "RECC", "HIES"] as const;

export type VettingCheck = (typeof vettingChecks)[number]["value"];

/** What an administrator records from the document. */
export const checkFields = {
  mcs_number: ["reference", "holder", "holderNumber", "certificationBody"],
  insurance: ["insurer", "reference", "holder", "holderNumber", "coverPounds"],
  identity: ["holder"],
  scheme: ["certificationBody", "reference", "holder", "holderNumber"],
} as const satisfies Partial<Record<VettingCheck, readonly string[]>>;

export type CheckField = (typeof checkFields)[keyof typeof checkFields][number];

/** The fields of a check; none if only its evidence is recorded. */
export function fieldsOfCheck(check: VettingCheck): readonly CheckField[] {
  return check in checkFields ? checkFields[check as keyof typeof checkFields] : [];
}

/** Whether a check that passed must have the field. Few papers show the holder's number, and few companies are a person's. */
export function isNeededField(field: CheckField, check: VettingCheck): field is Exclude<CheckField, "holderNumber"> {
  return field !== "holderNumber" && check !== "identity";
}

const referenceLabels: Partial<Record<VettingCheck, string>> = {
  insurance: "Policy number",
  scheme: "Membership number",
};

export function checkFieldLabel(field: CheckField, check: VettingCheck): string {
  switch (field) {
    case "reference":
      return referenceLabels[check] ?? "MCS number";
    case "holder":
      return check === "identity" ? "Owner’s name, of a sole trader" : "Holder, as printed";
    case "holderNumber":
      return "Company number of the holder";
    case "certificationBody":
      return check === "scheme" ? "Scheme" : "Certification body";
    case "insurer":
      return "Insurer";
    case "coverPounds":
      return "Cover";
  }
}

export function technologyLabel(technology: Technology): string {
  return technologies.find(({ value }) => value === technology)?.label ?? technology;
}

export function vettingCheckLabel(check: VettingCheck): string {
  return vettingChecks.find(({ value }) => value === check)?.label ?? check;
}

/** "certificate holder", "MCS number". */
export function vettingCheckInSentences(check: VettingCheck): string {
  const label = vettingCheckLabel(check);
  return label.startsWith("MCS") ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
