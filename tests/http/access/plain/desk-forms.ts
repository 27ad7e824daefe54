import { demoPassword } from "#content/demo/sign-ins.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import type { PlainPage } from "#tests/http/access/plain/press.ts";

const soon = addDays(londonDay(new Date()), 60);
const reason = "A test.";
const told = { toCustomer: "Six calls are too many.", toCompany: "Your log shows six calls." };

interface Company {
  id: string;
  email: string;
}

/** A waiting company is checked, approved, suspended and reinstated; another is declined. */
export const companyForms = (one: Company, declined: Company): PlainPage[] => [
  {
    in: "admin/installers",
    at: `/admin/installers/${one.id}`,
    rows: [
      ["check", "Save check", { among: "identity" }, "422", "Choose whether it passed."],
      [
        ...(["check", "Save check"] as const),
        { among: "identity", outcome: "passed", evidence: "Passport seen." },
        ...(["?notice=check-saved", "Passport seen."] as const),
      ],
      ["confirm-claim", "As claimed: correct", { among: "identity" }, "422", "Tick what you looked at."],
      [
        ...(["confirm-claim", "As claimed: correct"] as const),
        { among: "identity", looked: "telephone" },
        ...(["?notice=check-saved", "As claimed: correct. Looked at: Telephone."] as const),
      ],
      ["more-time", "Grant more time", { technology: "other", endsOn: soon }, "422", "Say why they get more time."],
      [
        ...(["more-time", "Grant more time"] as const),
        { technology: "other", endsOn: soon, reason },
        ...(["?notice=more-time-granted", reason] as const),
      ],
      ["end-more-time", "End it", {}, "?notice=more-time-ended", "More time ended"],
      ["approve", "Approve anyway", {}, "?notice=status-updated", "Approved"],
      ["suspend", "Suspend and send reason", {}, "422", "Give a reason"],
      ["suspend", "Suspend and send reason", { reason }, "?notice=status-updated", "Suspended"],
      ["reinstate", "Reinstate", {}, "?notice=status-updated", "Approved"],
      ["grant", "Give 10 credits", { reason }, "?notice=credits-added", "10 credits"],
    ],
  },
  {
    in: "admin/installers",
    at: `/admin/installers/${one.id}?tab=timeline`,
    rows: [["note", "Add note", { note: "Called them." }, "?tab=timeline&notice=note-added", "Called them."]],
  },
  {
    in: "admin/installers",
    at: `/admin/installers/${one.id}?tab=money`,
    rows: [
      ["grant-with-reason", "Grant credits", { amount: "25" }, "422", "Give a reason."],
      ["grant-with-reason", "Grant credits", { amount: "25", reason }, "?tab=money&notice=credits-added", "35 credits"],
    ],
  },
  {
    in: "admin/installers",
    at: `/admin?q=${declined.email}`,
    rows: [
      ["decline", "Decline and send reason", {}, "422", "Give a reason"],
      [
        "decline",
        "Decline and send reason",
        { reason },
        `?${new URLSearchParams({ q: declined.email })}&notice=status-updated`,
        "Declined",
      ],
    ],
  },
];

/** Signs an account out everywhere, makes it an administrator and ends that. */
export const accountForms = ({ id, email }: Company): PlainPage[] => [
  {
    in: "admin/security",
    at: `/admin/security/sessions/${id}`,
    rows: [
      ["end-sessions", "End sessions", {}, "/admin/security?account=ID&notice=account-signed-out", "Sessions ended"],
    ],
  },
  {
    in: "admin/users",
    at: "/admin/users",
    rows: [
      ["add", "Add Admin", { email: "nobody", "currentPassword?": demoPassword }, "404", "They must sign up first."],
      ["add", "Add Admin", { email: email, "currentPassword?": demoPassword }, "?notice=admin-added", email],
      ["remove", /^Remove/, { among: id, "currentPassword?": demoPassword }, "?notice=admin-removed", "Admin"],
      ["add", "Add Admin", { email: email, "currentPassword?": demoPassword }, "?notice=admin-added", email],
    ],
  },
  {
    in: "admin/users",
    at: `/admin/users?change=${id}`,
    rows: [
      [
        "change",
        "Save roles",
        { roles: ["finance"], "currentPassword?": demoPassword },
        "?notice=admin-changed",
        "Finance",
      ],
    ],
  },
];

/** A company asks for a new name, and asks once more. */
export const changeForms = ({ id }: Company, which: "accept-change" | "decline-change"): PlainPage[] => [
  {
    in: "admin/installers",
    at: `/admin/installers/${id}`,
    rows: [
      which === "accept-change"
        ? [which, /^Accept/, {}, "?notice=change-accepted", "Change accepted"]
        : [which, /^Decline/, { reason }, "?notice=change-declined", "Change declined"],
    ],
  },
];

const ada = (email: string) => ({
  customer_name: "Ada Thistlewood",
  customer_email: `ada-${email}`,
  service_type: "heat-pumps",
  location: "Croydon",
  postcode: "CR0 1EA",
  told_by_phone: "yes",
});

/**
 * A lead is entered, and entered again all the same; corrected, withdrawn, erased, alone and with others; imported.
 */
export const leadForms = (
  lead: { leadId: string; email: string },
  other: { leadId: string; email: string },
): PlainPage[] => [
  {
    in: "admin/leads",
    at: "/admin/leads/new",
    rows: [
      ["new-lead", "Create Lead", { customer_name: "Ada" }, "422", "Read the text to the customer, then tick this."],
      [
        ...(["new-lead", "Create Lead"] as const),
        ada(lead.email),
        ...(["/admin/leads?notice=lead-created", "Lead Created!"] as const),
      ],
    ],
  },
  {
    in: "admin/leads",
    at: "/admin/leads/new",
    rows: [["new-lead", "Create Lead", ada(lead.email), "409", "Possible duplicate within"]],
  },
  {
    in: "admin/leads",
    rows: [["new-lead", /^Create/, {}, "/admin/leads?notice=lead-created", "Lead Created!"]],
  },
  {
    in: "admin/leads",
    at: `/admin/leads/${lead.leadId}`,
    rows: [
      ["edit", "Save changes", { postcode: "nowhere" }, "422", "Enter a full UK postcode"],
      ["edit", "Save changes", { description: "Two roofs." }, "?notice=lead-saved", "Two roofs."],
      ["withdraw", "Withdraw lead", { reason }, "?notice=lead-withdrawn", "withdrew"],
      ["stop", "Stop everything", { reason }, "?notice=stopped-for-caller", "Everything is stopped"],
      ["erase", "Erase this customer", { reason }, "?notice=customer-erased", "Customer erased"],
    ],
  },
  {
    in: "admin/leads",
    at: `/admin/leads/all?q=${other.email}`,
    rows: [
      ["withdraw-chosen", "Withdraw chosen leads", { reason }, "422", "Choose at least one lead."],
      ["withdraw-chosen", "Withdraw chosen leads", { leads: [other.leadId], reason }, "200", "1 lead withdrawn"],
    ],
  },
  {
    in: "admin/import",
    at: "/admin/leads/import",
    rows: [["preview", "Preview", { csv: sheetOf(`ann-${lead.email}`), source: "A firm" }, "200", "Ann Example"]],
  },
  { in: "admin/import", rows: [["import", /^Import/, {}, "/admin/leads/all?notice=leads-imported", "Leads imported"]] },
];

function sheetOf(email: string): string {
  return `Name,Email,Service,Location,Postcode\nAnn Example,${email},Heat Pumps,Croydon,CR0 1EA`;
}

/** One report each, and a job that was given up. */
export const queueForms = (reports: [string, string, string, string], firstLead: string): PlainPage[] => [
  {
    in: "admin/refunds",
    at: "/admin/refunds",
    rows: [
      ["accept", "Accept", { among: reports[0], lead: "ask" }, "?notice=refund-accepted", "Report accepted"],
      ["decline", "Decline and send reason", { among: reports[1] }, "422", "Give a reason"],
      [
        "decline",
        "Decline and send reason",
        { among: reports[1], reason },
        "?notice=refund-declined",
        "Report declined",
      ],
      ["decline-chosen", "Decline chosen", { reports: [reports[2]] }, "422", "problem"],
      ["decline-chosen", "Decline chosen", { reports: [reports[2]], reason }, "200", "1 report declined"],
      ["accept-chosen", "Accept chosen", { reports: [reports[3]] }, "200", "1 report accepted"],
    ],
  },
  {
    in: "admin/leads",
    at: `/admin/leads/${firstLead}`,
    rows: [["resume", "Put back on sale", {}, "?notice=lead-resumed", "back on sale"]],
  },
  {
    in: "admin/accounting",
    at: "/admin/payments/accounting",
    rows: [["ask", "Ask the provider", {}, "?month=MONTH&notice=balance-asked", "Balance requested"]],
  },
  {
    in: "admin/operation",
    at: "/admin/operation",
    rows: [["retry", /^Retry/, {}, "?notice=job-queued", "Back in the queue"]],
  },
];

interface Reported {
  message: string;
  other: string;
  thread: string;
  outline: string;
  otherOutline: string;
  complaint: string;
}

/** Reports of a message in a thread, an outline and a company. */
export const reportForms = (about: Reported): PlainPage[] => [
  {
    in: "admin/reports",
    at: "/admin/reports",
    rows: [
      ["read", "Read it", { among: about.thread, reason }, "200", "When could you come?"],
      ["left", "Leave as it is", { among: about.other, reason }, "200", "Reported"],
      ["leave-outline", "Keep the outline", { among: about.otherOutline, reason }, "200", "Reported"],
      ["hidden", "Hide", { among: about.message }, "422", "Give a reason"],
      ["hidden", "Hide", { among: about.message, reason }, "200", "Reported"],
      ["remove-outline", "Remove the outline", { among: about.outline, reason }, "200", "Reported"],
      ["decide-complaint", "Decide and tell both", { among: about.complaint, decision: "upheld" }, "422", "reasons"],
      [
        "decide-complaint",
        "Decide and tell both",
        { among: about.complaint, decision: "upheld", ...told },
        "200",
        "Reported",
      ],
    ],
  },
];

/** Somebody who rang for their data. */
export const dataRequestForms: PlainPage[] = [
  {
    in: "admin/data-requests",
    at: "/admin/data-requests",
    rows: [
      ["enter", "Enter the request", { name: "Ida Holt" }, "422", "Enter an email address or a phone number."],
      [
        "enter",
        "Enter the request",
        { name: "Ida Holt", phone: "07700 900555" },
        "?notice=data-request-entered",
        "Ida Holt",
      ],
      ["identity", "Save how it was checked", {}, "422", "Say how you checked who asks."],
      ["identity", "Save how it was checked", { identity: "Rang back." }, "?notice=identity-noted", "Rang back."],
      ["decline-data", "Close it", { reason }, "?notice=data-request-closed", "Closed without a file"],
    ],
  },
];

/** Two names on quotes that are not those of their companies, by the first that waits of each. */
export const contractNameForms = (about: { accepted: string; closed: string }): PlainPage[] => [
  {
    in: "admin/contract-names",
    at: "/admin/contract-names",
    rows: [
      ["accept-name", "Accept as trading name", { among: about.accepted }, "422", "Say what shows that"],
      ["accept-name", "Accept as trading name", { among: about.accepted, reason }, "?notice=trading-name-accepted", ""],
      ["close-name", "Close", { among: about.closed, reason }, "?notice=contract-name-closed", "Contract names"],
    ],
  },
];

export const stopForms = (stopId: string): PlainPage[] => [
  {
    in: "admin/stops",
    at: "/admin/stops",
    rows: [["resolve", "Resolve stop", { among: stopId, reason }, "", "Stop"]],
  },
];
