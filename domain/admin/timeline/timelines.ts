import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { purchasesOfLead } from "#domain/admin/leads/lead-file.sql.ts";
import { paymentFile } from "#domain/admin/payments/payment-file.ts";
import { leadLines } from "#domain/admin/timeline/lead-lines.ts";
import { paymentLines } from "#domain/admin/timeline/payment-lines.ts";
import {
  creditsMoved,
  leadsBought,
  line,
  mails,
  notes,
  papers,
  reads,
  records,
  signIns,
} from "#domain/admin/timeline/sources.ts";
import { leadsOfCustomer, mailsAbout, subjectsOf } from "#domain/admin/timeline/timeline.sql.ts";
import {
  known,
  type LineKind,
  pageOfTimeline,
  type TimelineFilter,
  type TimelineLine,
} from "#domain/admin/timeline/timeline.ts";
import type { Context } from "#domain/context.ts";
import type { Asked, Page } from "#domain/cursor.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { projectEventsOf } from "#domain/leads/projects.sql.ts";
import { type AdminAct, type AdminRole, mayAdminister } from "#domain/roles.ts";

type Wanted = Asked<TimelineFilter>;

/**
 * All that happened to a company and by its people, newest first, a page at a time, as far as the reader's roles reach.
 * Errors: invalid_cursor, not_signed_in, not_admin, role_required, not_found.
 */
export async function companyTimeline(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  asked: Wanted = {},
): Promise<Page<TimelineLine>> {
  const { adminRoles } = requireAdmin(actor, "desk");
  const company = await installerById(db.orm, id);
  if (!company) throw new DomainError("not_found");
  const may = (act: AdminAct) => mayAdminister(adminRoles, act);
  const joined = { ...line("decision", 1, company.createdAt), who: company.companyName, words: "registered" };
  return pageOfTimeline(
    [
      records(db.orm, adminRoles, { subjects: subjectsOf.company(id) }),
      leadsBought(db.orm, id, company.companyName),
      ...(may("payments") ? [creditsMoved(db.orm, id)] : []),
      ...(may("vetting") ? [papers(db.orm, id, company.companyName)] : []),
      mails(db.orm, mailsAbout.company(id), { onLead: false }),
      notes(db.orm, id),
      ...(may("audit") ? [signIns(db.orm, id)] : []),
      reads(db.orm, { kind: "company_read", about: [id] }, "read details of the company and its people"),
      known("decision", [joined]),
    ],
    asked,
  );
}

/** The kinds of lines that a company's timeline has for these roles. */
export function kindsOfCompany(roles: readonly AdminRole[]): LineKind[] {
  const may = (act: AdminAct) => mayAdminister(roles, act);
  return [
    ...(["decision", "customer", "mail", "note", "read"] as const),
    ...(may("payments") ? (["money"] as const) : []),
    ...(may("audit") ? (["sign-in"] as const) : []),
  ];
}

/** Those of a lead's, and of a payment's. */
export const KINDS_OF_LEAD: readonly LineKind[] = ["decision", "customer", "mail", "read"];
export const KINDS_OF_PAYMENT: readonly LineKind[] = ["decision", "money", "mail"];

/**
 * All that happened to a lead, and with `whole` to every lead of its customer, as far as the email tells; newest first,
 * a page at a time. Errors: invalid_cursor, not_signed_in, not_admin, role_required, not_found.
 */
export async function leadTimeline(
  { db }: Pick<Context, "db">,
  actor: Actor,
  leadId: string,
  { whole = false, ...asked }: Wanted & { whole?: boolean } = {},
): Promise<Page<TimelineLine>> {
  const { adminRoles } = requireAdmin(actor, "customers");
  const others = whole ? await leadsOfCustomer(db.orm, leadId, limits.customerLeadsShown) : [];
  const ids = others.length > 0 ? others : [leadId];
  const lines = await Promise.all(
    ids.map(async (id) => {
      const lead = await leadById(db.orm, id);
      if (!lead) throw new DomainError("not_found");
      const [purchases, events] = await Promise.all([purchasesOfLead(db.orm, id), projectEventsOf(db.orm, id)]);
      return leadLines(lead, { purchases, events });
    }),
  );
  return pageOfTimeline(
    [
      known(
        "customer",
        lines.flat().map((one, n) => ({ ...one, id: String(n + 1) })),
      ),
      records(db.orm, adminRoles, { subjects: subjectsOf.leads(ids) }),
      mails(db.orm, mailsAbout.leads(ids), { onLead: true }),
      reads(db.orm, { kind: "customer_read", about: ids }, "read the customer’s details"),
    ],
    asked,
  );
}

/**
 * All that happened to a payment, newest first, a page at a time. Errors: invalid_cursor, not_signed_in, not_admin,
 * role_required, not_found.
 */
export async function paymentTimeline(
  context: Pick<Context, "db">,
  actor: Actor,
  id: string,
  asked: Wanted = {},
): Promise<Page<TimelineLine>> {
  const { adminRoles } = requireAdmin(actor, "payments");
  const payment = await paymentFile(context, actor, id);
  const { orm } = context.db;
  return pageOfTimeline(
    [
      known("money", paymentLines(payment)),
      records(orm, adminRoles, { subjects: subjectsOf.company(payment.installerId), paymentId: id }),
      mails(orm, mailsAbout.payment(id), { onLead: false }),
    ],
    asked,
  );
}
