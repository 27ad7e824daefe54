import { site } from "#config/site.ts";

/** Subjects of a customer's complaint about a company. The values are stored. */
export const complaintSubjectOptions = [
  { value: "contact", label: "Too many calls, or none" },
  { value: "conduct", label: "How I was treated" },
  { value: "quote", label: "The quote" },
  { value: "work", label: "The work" },
  { value: "details", label: "What was done with my details" },
  { value: "other", label: "Something else" },
] as const;

/** Whom a complaint at /complaints is about. The values are stored. */
export const publicComplaintOptions = [
  { value: "us", label: site.name },
  { value: "installer", label: "A company" },
  { value: "review", label: "A review" },
  { value: "personal_data", label: "My personal details" },
] as const;

/** At /complaints also: no complaint, but a request for a copy of what we hold. */
export const DATA_COPY = { value: "data_copy", label: "A copy of my personal details" } as const;

/** How a complaint can end. The values are stored; "gone" means the details were removed before a decision. */
export const complaintDecisionOptions = [
  { value: "upheld", label: "Upheld" },
  { value: "not_upheld", label: "Not upheld" },
] as const;

export type ComplaintSubject = (typeof complaintSubjectOptions)[number]["value"];
