import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { type ChosenWork, remindedSince, workOfLead, worksToWatch } from "#domain/handover/handover.sql.ts";
import { isOngoing, rowsOf } from "#domain/handover/handover.ts";
import type { HandoverRow } from "#domain/handover/list.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import { nextMailTime } from "#domain/time/mail-time.ts";
import { daysBefore } from "#domain/time/periods.ts";

const TOLD = { customer: "handover_due_customer", company: "handover_due_company" } as const;

/**
 * The daily round: whoever owes something that is overdue is mailed once a week at most, by day, a customer for all
 * works of a request and a company for all its customers. Nothing after an end, a stop, an erasure or a change of mind;
 * a company that is not approved is left out.
 */
export async function remindOfHandover({ db, now }: Context): Promise<void> {
  const works = await worksToWatch(db.orm, daysBefore(now, limits.handoverWatchedDays));
  // Whole London days, so that a round a minute earlier than the last still counts as a week later.
  const since = londonTime(addDays(londonDay(now), 1 - limits.handoverMailDays), 0);
  const customers = Map.groupBy(works, ({ lead }) => lead.groupId ?? lead.id);
  const companies = Map.groupBy(
    works.filter(({ company }) => company.status === "approved"),
    ({ company }) => company.id,
  );
  for (const all of customers.values()) await remind("customer", all);
  for (const all of companies.values()) await remind("company", all);

  async function remind(owes: HandoverRow["owes"], all: readonly ChosenWork[]): Promise<void> {
    const late = await firstLate(db.orm, { owes, all, now });
    if (!late) return;
    await inTransaction(db, async (tx) => {
      await lockLead(tx, late.lead.id);
      const purchaseIds = all.map(({ purchase }) => purchase.id);
      if (await remindedSince(tx, { kind: TOLD[owes], purchaseIds, since })) return;
      const { id: purchaseId, leadId } = late.purchase;
      await insertProjectEvents(tx, [{ leadId, kind: TOLD[owes], actor: "time", purchaseId, at: now }]);
      const mail =
        owes === "customer"
          ? ({ mail: "handover-due", leadId } as const)
          : ({ mail: "handover-owed", installerId: late.company.id } as const);
      await enqueueMail(tx, mail, now, nextMailTime(now));
    });
  }
}

async function firstLate(
  tx: Queryable,
  { owes, all, now }: { owes: HandoverRow["owes"]; all: readonly ChosenWork[]; now: Date },
): Promise<ChosenWork | undefined> {
  for (const work of all) if ((await overdueOf(tx, work, { owes, now })).length > 0) return work;
  return undefined;
}

async function overdueOf(
  tx: Queryable,
  work: ChosenWork,
  { owes, now }: { owes: HandoverRow["owes"]; now: Date },
): Promise<HandoverRow[]> {
  const rows = await rowsOf(tx, work, now);
  return rows.filter((row) => row.state === "overdue" && row.owes === owes);
}

/** What one work's customer or company owes and is late with. */
export interface LateWork {
  readonly work: ChosenWork;
  readonly rows: readonly HandoverRow[];
}

/** What a customer owes by now, in all works of the request; empty once it has ended. Authorises nothing. */
export async function overdueForCustomer({ db: { orm }, now }: Context, leadId: string): Promise<LateWork[]> {
  const one = await workOfLead(orm, leadId);
  if (!one || !isOngoing(one)) return [];
  const { groupId } = one.lead;
  return late(
    orm,
    { owes: "customer", now },
    ({ lead }) => lead.id === leadId || (groupId !== null && lead.groupId === groupId),
  );
}

/** What a company owes its customers by now; empty if it is not approved. Authorises nothing. */
export function overdueForCompany({ db: { orm }, now }: Context, installerId: string): Promise<LateWork[]> {
  return late(
    orm,
    { owes: "company", now },
    ({ company }) => company.id === installerId && company.status === "approved",
  );
}

async function late(
  tx: Queryable,
  which: { owes: HandoverRow["owes"]; now: Date },
  isMeant: (work: ChosenWork) => boolean,
): Promise<LateWork[]> {
  const works = (await worksToWatch(tx, daysBefore(which.now, limits.handoverWatchedDays))).filter(isMeant);
  const found = await Promise.all(works.map(async (work) => ({ work, rows: await overdueOf(tx, work, which) })));
  return found.filter(({ rows }) => rows.length > 0);
}
