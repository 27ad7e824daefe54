import type { PassedField, Receipt, WayToCompany, WayToUs } from "#domain/requests/receipt.ts";

export const waysToUs: Record<WayToUs, string> = {
  form: "You sent our form and confirmed it through the link in our email.",
  entered_by_us:
    "You spoke to us, or to someone who passed it on, and we entered it. We have written to you to say what we hold.",
  another_firm: "You asked another firm, which passed it on. We have written to you to say what we hold.",
};

export const waysToCompanies: Record<WayToCompany, string> = {
  bought: "It bought your request from us",
  picked: "You picked it from its outline",
  entered_by_us: "It bought the request that we entered",
};

const fields: Record<PassedField, string> = {
  name: "name",
  email: "email address",
  phone: "phone number",
  postcode: "full postcode",
  message: "what you wrote",
  "contact-wish": "how and when you like to be reached",
  brief: "your brief",
  plan: "your energy plan",
  address: "the address for an appointment",
};

/** "name, email address and full postcode". */
export function fieldsInWords(passed: readonly PassedField[]): string {
  return new Intl.ListFormat("en-GB").format(passed.map((field) => fields[field]));
}

/** The receipt as a file, field by field, so that nothing is included by accident. */
export function receiptFile(receipt: Receipt, now: Date): string {
  const { serviceLabel, wayToUs, receivedAt, told, companies, household } = receipt;
  const file = {
    service: serviceLabel,
    written_at: now,
    received_at: receivedAt,
    received_by: wayToUs,
    told: told.map(({ at, version, words }) => ({ at, version, words })),
    companies: companies.map(({ company, since, how, fields: passed, until, ...end }) => ({
      company,
      since,
      how,
      fields: passed,
      until: end.endedAt ?? until,
      asked_to_delete_at: end.toldToStopAt,
      confirmed_at: end.confirmedAt,
      kept_by_law: end.keptByLaw,
    })),
    household_links: household.map(({ label, madeAt, endsAt }) => ({ label, made_at: madeAt, ends_at: endsAt })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
