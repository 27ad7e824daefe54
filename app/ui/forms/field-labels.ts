import { inSummary } from "#content/planner/input-messages.ts";

/** What many fields answer alike, to a program and beside the field: it says what is wrong, and not with what. */
const NAMELESS =
  /^(Keep (this|each)|This contains|Enter at most|Enter a whole number|Enter whole (minutes|pounds|years)|Enter a day in)/;

/** By the name of the field, as its form calls it. */
const labels: Readonly<Record<string, string>> = {
  address: "Address",
  amount: "Amount",
  answer: "Answer",
  basePostcode: "Base postcode",
  businessLicense: "Business License Number",
  certificate: "Certificate number",
  certificationBody: "Certification body",
  certifications: "Certifications",
  city: "City",
  company: "Company",
  companyName: "Company Name",
  companyNumber: "Company number",
  contactName: "Contact Name",
  coverPounds: "Cover",
  creditsAMonth: "Credits a month",
  customer_email: "Customer Email",
  customer_name: "Customer Name",
  customer_phone: "Customer Phone",
  description: "Description",
  email: "Email",
  endsOn: "Last day",
  evidence: "Evidence",
  expiresOn: "Expiry date",
  holder: "Holder",
  holderNumber: "Company number of the holder",
  insurer: "Insurer",
  keptByLaw: "What the law makes us keep",
  label: "Who is it for",
  leadsADay: "Leads a day",
  leadsAWeek: "Leads a week",
  location: "Location",
  make: "Make",
  mcs: "MCS number",
  message: "Additional Details",
  minimumBudgetPounds: "Minimum budget",
  minutes: "Length in minutes",
  model: "Model",
  name: "Name",
  newEmail: "New email address",
  note: "Note",
  notes: "Notes",
  number: "Number",
  phone: "Phone number",
  postcode: "Postcode",
  reason: "Reason",
  reference: "Number",
  specialties: "Specialties",
  text: "Message",
  toCompany: "Reasons, sent to the company",
  toCustomer: "Reasons, sent to the customer",
  url: "Webhook address",
  warrantyYears: "Warranty in years",
  words: "In your words",
};

/** A message for the summary, where it appears without its field. */
export function namedMessage(field: string, message: string): string {
  const label = labels[field] ?? labels[field.replace(/[-_].*$/, "")];
  return label && NAMELESS.test(message) ? inSummary(label, message) : message;
}
