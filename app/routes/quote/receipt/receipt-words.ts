import { dateInWords, dateTimeInWords } from "#app/ui/format.ts";
import type { PassedField, Receipt, WayToCompany, WayToUs } from "#domain/requests/receipt.ts";

const waysToUs: Record<WayToUs, string> = {
  form: "You sent our form and confirmed it through the link in our email.",
  entered_by_us:
    "You spoke to us, or to someone who passed it on, and we entered it. We have written to you to say what we hold.",
  another_firm: "You asked another firm, which passed it on. We have written to you to say what we hold.",
};

const waysToCompanies: Record<WayToCompany, string> = {
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
function fieldsInWords(passed: readonly PassedField[]): string {
  return new Intl.ListFormat("en-GB").format(passed.map((field) => fields[field]));
}

export const NO_COMPANY = "No company has ever got your details from us.";
export const NOT_OUR_FORM = "You did not use our form. Our email to you says what we hold, why, and who may get it.";

export const requestInWords = ({ serviceLabel, receivedAt, wayToUs }: Receipt) =>
  `For your request for ${serviceLabel}, received on ${dateTimeInWords(receivedAt)}. ${waysToUs[wayToUs]}`;

type Company = Receipt["companies"][number];

/** What a company got, how and until when, as names and values. */
export function companyFacts(company: Company): [name: string, value: string][] {
  const { since, how, fields: passed, toldToStopAt } = company;
  return [
    ["Since", dateTimeInWords(since)],
    ["How", waysToCompanies[how]],
    ["What it got", fieldsInWords(passed)],
    ["Until", untilInWords(company)],
    ["Asked to delete", toldToStopAt ? dateTimeInWords(toldToStopAt) : "Not asked to"],
    ...(toldToStopAt ? [["Confirmed", confirmedInWords(company)] satisfies [string, string]] : []),
  ];
}

function untilInWords({ endedAt, until }: Company): string {
  return endedAt
    ? `${dateTimeInWords(endedAt)}, when your details were masked for it`
    : `${dateInWords(until)}, when we remove them from what it sees with us`;
}

function confirmedInWords({ confirmedAt, keptByLaw }: Company): string {
  if (!confirmedAt) return "Not yet";
  return `${dateTimeInWords(confirmedAt)}${keptByLaw ? `. What the law makes it keep: ${keptByLaw}` : ""}`;
}

export const toldInWords = ({ at, version }: Receipt["told"][number]) => `${dateTimeInWords(at)}, text ${version}`;

export const sharedInWords = ({ label, madeAt, endsAt }: Receipt["household"][number]) =>
  `${label}: from ${dateInWords(madeAt)} to ${dateInWords(endsAt)}, without contact details`;

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
