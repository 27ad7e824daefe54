import type { RefundReason } from "#content/refund-reasons.ts";
import type { auditEntriesOnLead, purchasesOfLead } from "#domain/admin/leads/lead-file.sql.ts";
import { isTold, type ToldEvent } from "#domain/admin/projects/told-events.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { projectEventsOf } from "#domain/leads/projects.sql.ts";
import { type Credits, credits } from "#domain/money.ts";

interface Company {
  installerId: string;
  companyName: string;
}

/** One thing that happened to a lead. `by` is the email of an administrator, null where it is no longer known. */
export type LeadStep = { at: Date } & (
  | { kind: "asked" | "confirmed" | "on-sale" | "withdrawn-by-customer" | "expired" | "anonymised" }
  | { kind: "entered" | "imported" | "erased"; by: string | null }
  | ({ kind: "bought"; priceCredits: Credits } & Company)
  | ({ kind: "reported"; reason: RefundReason } & Company)
  | ({ kind: "refunded" | "report-declined"; by: string | null } & Company)
  | { kind: "withdrawn"; by: string | null; reason: string | null }
  | { kind: "edited"; by: string | null; fields: string[] }
  | { kind: "customer-asked" | "resumed" | "stopped-for-caller"; by: string | null }
  | { kind: "contact-checked" | "unanswered" }
  | { kind: "project"; event: ToldEvent; company: Company | null }
);

type Purchase = Awaited<ReturnType<typeof purchasesOfLead>>[number];
type AuditEntry = Awaited<ReturnType<typeof auditEntriesOnLead>>[number];
type ProjectEvent = Awaited<ReturnType<typeof projectEventsOf>>[number];

interface Known {
  purchases: readonly Purchase[];
  entries: readonly AuditEntry[];
  enteredBy: string | undefined;
  events: readonly ProjectEvent[];
}

/** What happened to a lead, oldest first. */
export function leadTimeline(lead: LeadRow, known: Known): LeadStep[] {
  const steps = [
    beginning(lead, known),
    ...sale(lead),
    ...known.purchases.flatMap(purchaseSteps),
    ...known.entries.flatMap(auditStep),
    ...known.events.flatMap((event) => projectStep(event, known.purchases)),
    ...(lead.contactAnsweredAt ? [{ kind: "contact-checked", at: lead.contactAnsweredAt } as const] : []),
    ...end(lead, known.entries),
  ];
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function beginning(lead: LeadRow, known: Pick<Known, "entries" | "enteredBy">): LeadStep {
  if (lead.origin === "quote_request") return { kind: "asked", at: lead.createdAt };
  const imported = known.entries.some(({ action }) => action === "import-lead");
  return { kind: imported ? "imported" : "entered", at: lead.createdAt, by: known.enteredBy ?? null };
}

function sale({ origin, availableAt: at }: LeadRow): LeadStep[] {
  if (!at) return [];
  return origin === "quote_request"
    ? [
        { kind: "confirmed", at },
        { kind: "on-sale", at },
      ]
    : [{ kind: "on-sale", at }];
}

function purchaseSteps({ report, ...purchase }: Purchase): LeadStep[] {
  const company = { installerId: purchase.installerId, companyName: purchase.companyName };
  const priceCredits = credits(purchase.priceCredits);
  const steps: LeadStep[] = [{ kind: "bought", at: purchase.purchasedAt, priceCredits, ...company }];
  if (!report) return steps;
  const { status, reason, requestedAt, decidedAt, decidedBy } = report;
  if (reason && requestedAt) steps.push({ kind: "reported", at: requestedAt, reason, ...company });
  if (decidedAt) {
    const kind = status === "accepted" ? "refunded" : "report-declined";
    steps.push({ kind, at: decidedAt, by: decidedBy && addressInWords(decidedBy), ...company });
  }
  return steps;
}

function projectStep({ kind, at, purchaseId }: ProjectEvent, purchases: readonly Purchase[]): LeadStep[] {
  if (!isTold(kind)) return [];
  const purchase = purchases.find(({ id }) => id === purchaseId);
  const company = purchase ? { installerId: purchase.installerId, companyName: purchase.companyName } : null;
  return [{ kind: "project", at, event: kind, company }];
}

function auditStep({ action, at, by, after }: AuditEntry): LeadStep[] {
  if (action === "ask-customer") return [{ kind: "customer-asked", at, by }];
  if (action === "stop-for-caller") return [{ kind: "stopped-for-caller", at, by }];
  if (action === "resume-lead") return [{ kind: "resumed", at, by }];
  if (action !== "edit-lead") return [];
  return [{ kind: "edited", at, by, fields: Object.keys((after ?? {}) as object) }];
}

function end(lead: LeadRow, entries: readonly AuditEntry[]): LeadStep[] {
  const steps: LeadStep[] = [];
  if (lead.closedAt) steps.push(closing(lead, lead.closedAt, entries));
  // If every place was sold, or the request already over, only the customer's wish is noted.
  const at = lead.customerClosedAt;
  if (at && lead.closedBy !== "customer") steps.push({ kind: "withdrawn-by-customer", at });
  if (lead.anonymisedAt) steps.push(removal(lead.anonymisedAt, lead, entries));
  return steps;
}

function removal(at: Date, { anonymisedBecause }: LeadRow, entries: readonly AuditEntry[]): LeadStep {
  if (anonymisedBecause !== "customer") return { kind: "anonymised", at };
  return { kind: "erased", at, by: entries.find(({ action }) => action === "erase-customer")?.by ?? null };
}

function closing({ closedBy, closedReason: reason }: LeadRow, at: Date, entries: readonly AuditEntry[]): LeadStep {
  if (closedBy === "customer") return { kind: "withdrawn-by-customer", at };
  if (closedBy === "silence") return { kind: "unanswered", at };
  if (closedBy === "age") return { kind: "expired", at };
  const by = entries.find(({ action }) => action === "withdraw-lead")?.by ?? null;
  return { kind: "withdrawn", at, by, reason };
}
