import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import { depositsOfLead, openDepositOf, openDepositsOf, type PlacedDeposit } from "#domain/handover/deposits.sql.ts";
import { entryById, workOfLead, workOfPurchase } from "#domain/handover/handover.sql.ts";
import { isDepositInsured, isOngoing } from "#domain/handover/handover.ts";
import { isHome } from "#domain/quotes/known-facts.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { mayAct } from "#domain/roles.ts";
import { addDays, daysBetween, londonDay } from "#domain/time/calendar.ts";

/** A deposit's certificate, on the word of either side. */
export interface Certificate {
  readonly scheme: string;
  readonly number: string;
  readonly by: "customer" | "installer";
  readonly givenAt: Date;
  readonly files: readonly AttachedFile[];
}

/** Money that the customer said they paid a company. */
export interface MyDeposit {
  readonly id: string;
  readonly company: string;
  readonly purchaseId: string;
  readonly quoteId: string;
  readonly pricePence: number | null;
  readonly isInsured: boolean | null;
  readonly payments: readonly { id: string; pence: number; paidOn: string }[];
  readonly paidPence: number;
  readonly firstPaidOn: string | null;
  readonly certificate: Certificate | null;
  /** Days since the first payment, and the days on which both sides and the desk are asked. */
  readonly day: number;
  readonly askOn: string | null;
  readonly deskOn: string | null;
  readonly moneyBackAt: Date | null;
  readonly isFinished: boolean;
  /** What has changed about the company while the money is out, as the customer was told. */
  readonly risks: readonly { words: string; at: Date }[];
  readonly isForBusiness: boolean;
  /** Whether the two can write to each other. */
  readonly hasThread: boolean;
}

/** The page of a project's deposits: those that the customer told us of, and whom they can say they paid. */
export interface MyDeposits {
  readonly deposits: readonly MyDeposit[];
  /** The chosen company; null if nothing is chosen, or the work is finished. */
  readonly payable: { company: string; pricePence: number | null; isInsured: boolean | null; quoteId: string } | null;
}

/** What a customer told us of money they paid. Errors: link_invalid, link_revoked, read_only_link. */
export async function myDeposits(context: Context, token: string): Promise<MyDeposits> {
  const { db, now } = context;
  const leadId = await leadOfUsedLink(context, token);
  const rows = await depositsOfLead(db.orm, leadId);
  const deposits = await Promise.all(rows.map((row) => shown(db.orm, row, now)));
  const work = await workOfLead(db.orm, leadId);
  if (work?.project.status !== "chosen") return { deposits, payable: null };
  const { quote, company } = work;
  const isInsured = isDepositInsured(quote, now);
  return {
    deposits,
    payable: { company: company.name, pricePence: quote.duePence, isInsured, quoteId: quote.id },
  };
}

/** Money that is out with a company of which something has changed. */
export interface DepositAtRisk {
  readonly id: string;
  readonly company: string;
  /** The newest change, as the customer was told: "We have suspended it". */
  readonly because: string;
}

/** What a customer is warned of on every visit. Errors: link_invalid, link_revoked, read_only_link. */
export async function myDepositsAtRisk(context: Context, token: string): Promise<DepositAtRisk[]> {
  const leadId = await leadOfUsedLink(context, token);
  const rows = await depositsOfLead(context.db.orm, leadId);
  return rows.flatMap(({ deposit: { id, moneyBackAt, firstPaidOn, risks }, company, isFinished: isDone }) => {
    const because = risks.at(-1)?.words;
    return because && firstPaidOn && !moneyBackAt && !isDone ? [{ id, company, because }] : [];
  });
}

async function shown(tx: Queryable, { deposit, quote, lead, purchase, company, isFinished }: PlacedDeposit, now: Date) {
  const { id, purchaseId, quoteId, isInsured, payments, paidPence, firstPaidOn, moneyBackAt, risks } = deposit;
  return {
    id,
    company,
    purchaseId,
    quoteId,
    isInsured,
    paidPence,
    firstPaidOn,
    moneyBackAt,
    isFinished,
    pricePence: quote.duePence,
    payments: payments.map((one) => ({ id: one.id, pence: one.pence, paidOn: one.paidOn })),
    certificate: await certificateOf(tx, deposit),
    day: firstPaidOn ? daysBetween(firstPaidOn, londonDay(now)) : 0,
    askOn: firstPaidOn && addDays(firstPaidOn, limits.depositAskDays),
    deskOn: firstPaidOn && addDays(firstPaidOn, limits.depositDeskDays),
    risks: risks.map(({ words, at }) => ({ words, at: new Date(at) })),
    isForBusiness: !isHome(lead),
    hasThread: purchase.endedAt === null,
  };
}

async function certificateOf(
  tx: Queryable,
  { certificateId, scheme }: Pick<PlacedDeposit["deposit"], "certificateId" | "scheme">,
): Promise<Certificate | null> {
  const entry = certificateId ? await entryById(tx, certificateId) : undefined;
  if (!entry || scheme === null) return null;
  const { side: by, number, givenAt } = entry;
  return { scheme, number: number ?? "", by, givenAt, files: (await filesOf(tx, [entry.id])).get(entry.id) ?? [] };
}

/** What a company reads of a deposit with it: never how much, nor the customer's certificate. */
export interface CompanyDeposit {
  /** The London day on which the customer says they first paid; null if they have not said. */
  readonly paidOn: string | null;
  /** By when it is asked for; null unless something is paid and awaited. */
  readonly dueOn: string | null;
  readonly certificate: "none" | "ours" | "theirs";
  readonly ours: Certificate | null;
  readonly mayGive: boolean;
}

/**
 * The deposit of a customer who chose the company; undefined unless its quote is chosen and either says that the
 * deposit is insured or the customer paid, and once the purchase has ended. Errors: not_signed_in, role_required.
 */
export async function depositOfCompany(
  { db, now }: Context,
  actor: Actor,
  purchaseId: string,
): Promise<CompanyDeposit | undefined> {
  const installer = requireInstaller(actor, "bought_leads");
  const work = await workOfPurchase(db.orm, purchaseId, installer.id);
  if (!work || !isOngoing(work)) return undefined;
  const deposit = await openDepositOf(db.orm, purchaseId);
  const isInsured = isDepositInsured(work.quote, now);
  if (!deposit && isInsured !== true) return undefined;
  const certificate = deposit ? await certificateOf(db.orm, deposit) : null;
  const paidOn = deposit?.firstPaidOn ?? null;
  const isAwaited = paidOn !== null && !certificate && isInsured !== false;
  return {
    paidOn,
    dueOn: isAwaited ? addDays(paidOn, limits.depositAskDays) : null,
    certificate: !certificate ? "none" : certificate.by === "installer" ? "ours" : "theirs",
    ours: certificate?.by === "installer" ? certificate : null,
    mayGive: installer.status === "approved" && mayAct(installer.role, "upkeep"),
  };
}

/**
 * What companies may read of the deposits in these active purchases, by purchase, for the file of their own data: when
 * the customer first paid, and the scheme of a certificate that they sent. Authorises nothing.
 */
export async function ownDeposits(tx: Queryable, purchaseIds: readonly string[]) {
  const found = await openDepositsOf(tx, purchaseIds);
  return new Map(
    await Promise.all(
      found.map(async (deposit) => {
        const certificate = await certificateOf(tx, deposit);
        const scheme = certificate?.by === "installer" ? certificate.scheme : null;
        return [deposit.purchaseId, { paidOn: deposit.firstPaidOn, scheme }] as const;
      }),
    ),
  );
}
