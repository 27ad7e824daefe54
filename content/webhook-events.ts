/** What we report to an installer's programs. The values are stored, and used in the API's description. */
export const webhookEvents = [
  { value: "lead.matched", label: "lead.matched", hint: "A lead in your area and of your services can be bought." },
  { value: "lead.purchased", label: "lead.purchased", hint: "You have bought a lead: with its contact details." },
  {
    value: "customer.updated",
    label: "customer.updated",
    hint: "A customer has changed their brief, their contact details, or how they like to be reached.",
  },
  {
    value: "purchase.stage_changed",
    label: "purchase.stage_changed",
    hint: "A bought lead has moved to another stage, by whomever.",
  },
  {
    value: "purchase.assigned",
    label: "purchase.assigned",
    hint: "A bought lead is assigned to somebody else, or to nobody.",
  },
  {
    value: "purchase.contact_due",
    label: "purchase.contact_due",
    hint: "A customer has waited for a day and has not heard from you.",
  },
  {
    value: "purchase.ended",
    label: "purchase.ended",
    hint: "You no longer see who a customer is; endedReason says why.",
  },
  {
    value: "project.stopped",
    label: "project.stopped",
    hint: "A customer orders you to stop contacting them and to delete their details.",
  },
  { value: "message.received", label: "message.received", hint: "A customer has written to you." },
  { value: "appointment.booked", label: "appointment.booked", hint: "A customer has chosen one of your times." },
  {
    value: "appointment.cancelled",
    label: "appointment.cancelled",
    hint: "A booked time is cancelled, by either side.",
  },
  { value: "quote.opened", label: "quote.opened", hint: "A customer has opened a quote of yours for the first time." },
  { value: "quote.chosen", label: "quote.chosen", hint: "A customer has chosen your quote." },
  { value: "quote.declined", label: "quote.declined", hint: "A customer has declined a quote of yours." },
  { value: "outline.picked", label: "outline.picked", hint: "A customer has picked you: with their contact details." },
  { value: "outline.ended", label: "outline.ended", hint: "An outline of yours has ended; its credits are back." },
  { value: "deposit.due", label: "deposit.due", hint: "A customer has paid a deposit and waits for its certificate." },
  { value: "check.ended", label: "check.ended", hint: "A check of your company has ended or failed." },
  {
    value: "purchase.refunded",
    label: "purchase.refunded",
    hint: "The credits for a bought lead are back in your balance, reported or not.",
  },
  { value: "report.declined", label: "report.declined", hint: "We have declined your report of a bought lead." },
  { value: "project.done", label: "project.done", hint: "A customer says that the work you did is finished." },
  { value: "review.published", label: "review.published", hint: "A customer’s review of your company is public." },
  { value: "project.closed", label: "project.closed", hint: "A customer is no longer looking." },
] as const;

/** Ticked in the form until somebody chooses otherwise: what most programs act on. */
export const usualEvents = [
  "lead.matched",
  "lead.purchased",
  "message.received",
  "appointment.booked",
  "quote.chosen",
  "project.stopped",
] as const satisfies readonly WebhookEvent[];

export type WebhookEvent = (typeof webhookEvents)[number]["value"];
/** A test of the address is sent, signed and recorded like an event. */
export type DeliveryEvent = WebhookEvent | "test";
