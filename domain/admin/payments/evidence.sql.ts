import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  companyMembers,
  creditTransactions,
  leadPurchases,
  leads,
  profiles,
  securityEvents,
  user,
} from "#db/schema.ts";

/** The account that paid. */
export async function accountFacts(tx: Queryable, installerId: string) {
  const [row] = await tx
    .select({
      companyName: profiles.companyName,
      contactName: profiles.contactName,
      email: profiles.email,
      phone: profiles.phone,
      madeAt: profiles.createdAt,
      emailConfirmed: sql<boolean>`coalesce(${user.emailVerified}, false)`,
    })
    .from(profiles)
    .leftJoin(user, eq(user.email, profiles.email))
    .where(eq(profiles.id, installerId));
  return row;
}

/** When and from where its people signed in, since a moment. */
export async function signIns(tx: Queryable, installerId: string, since: Date, limit: number) {
  const { at, fromAddress, device } = securityEvents;
  const people = tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.installerId, installerId));
  return tx
    .select({ at, fromAddress, device })
    .from(securityEvents)
    .where(and(inArray(securityEvents.userId, people), inArray(securityEvents.kind, ["signed_in"]), gte(at, since)))
    .orderBy(asc(at))
    .limit(limit);
}

/**
 * The leads that were bought with a payment's credits: the oldest credits are spent first, so those whose spends fall
 * into its share of the ledger. Each with the moment in which its contact details were shown. No customer is named.
 */
export async function leadsBoughtWith(tx: Queryable, paymentId: string, installerId: string) {
  return tx
    .select({
      purchasedAt: leadPurchases.purchasedAt,
      priceCredits: leadPurchases.priceCredits,
      serviceType: leads.serviceType,
      location: leads.location,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(creditTransactions, eq(creditTransactions.id, leadPurchases.spendId))
    .where(
      and(
        eq(leadPurchases.installerId, installerId),
        sql`(select coalesce(sum(-s.amount), 0) from credit_transactions s
              where s.installer_id = ${installerId} and s.transaction_type = 'spend'
                and s.entry_number <= ${creditTransactions.entryNumber})
            > (select coalesce(sum(b.amount), 0) from credit_transactions b, credit_transactions own
                where own.cause_id = ${paymentId}::uuid and own.transaction_type = 'purchase'
                  and b.installer_id = ${installerId} and b.transaction_type in ('purchase', 'grant', 'refund')
                  and b.entry_number < own.entry_number)`,
        sql`(select coalesce(sum(-s.amount), 0) from credit_transactions s
              where s.installer_id = ${installerId} and s.transaction_type = 'spend'
                and s.entry_number < ${creditTransactions.entryNumber})
            < (select coalesce(sum(b.amount), 0) from credit_transactions b, credit_transactions own
                where own.cause_id = ${paymentId}::uuid and own.transaction_type = 'purchase'
                  and b.installer_id = ${installerId} and b.transaction_type in ('purchase', 'grant', 'refund')
                  and b.entry_number <= own.entry_number)`,
      ),
    )
    .orderBy(asc(leadPurchases.purchasedAt));
}
