import { limits } from "#config/limits.ts";
import { isActiveOnRegister, NO_ENTRY, registerStatusInWords } from "#content/check-facts.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { insertNames, type NameKind, namesOf } from "#domain/parties/names.sql.ts";
import {
  companiesNotLookedUpSince,
  insertLookup,
  type LookupRow,
  newestLookup,
} from "#domain/parties/register-lookups.sql.ts";
import { countAttempt } from "#domain/rate-limits.ts";
import { daysBefore } from "#domain/time/periods.ts";
import { forgetRisk } from "#domain/vetting/deposits-at-risk.sql.ts";
import { warnOfDeposits } from "#domain/vetting/deposits-at-risk.ts";

/** What the register answered: `no_entry` if it has no such number. */
type Answer = { name: string; formerNames: readonly string[]; status: string } | typeof NO_ENTRY;

/**
 * The number to ask about; null if the company gives none. What the register said of an earlier number counts no longer.
 * Authorises nothing.
 */
export function numberToLookUp({ db, now }: Context, installerId: string): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const companyNumber = (await lockInstaller(tx, installerId))?.companyNumber ?? null;
    const last = await newestLookup(tx, installerId);
    const isOfAnother = last && last.companyNumber !== companyNumber;
    if (isOfAnother) await insertLookup(tx, { installerId, companyNumber, lookedUpAt: now });
    return companyNumber;
  });
}

/** The companies that were last looked up 30 days ago or longer, or never. Authorises nothing. */
export function companiesToLookUp({ db, now }: Context): Promise<string[]> {
  return companiesNotLookedUpSince(db.orm, daysBefore(now, limits.registerDays));
}

/** Counts one call of the register. Returns the seconds to wait if it is one too many, otherwise 0. */
export async function countRegisterCall(context: Context): Promise<number> {
  const { registerCallsMax: max, registerCallsMinutes: minutes } = limits;
  const limit = { name: "company-register", subject: "all", max, minutes };
  const { isOver, resetSeconds } = await countAttempt(context.db.orm, limit, context);
  return isOver ? resetSeconds : 0;
}

/**
 * Keeps what the register said of a company's number, with its names, and warns whoever has money out with the company
 * if it is no longer active or has changed its name. Nothing if the company has given another number meanwhile.
 * Authorises nothing.
 */
export async function recordLookup(
  { db, now }: Context,
  { installerId, companyNumber, answer }: { installerId: string; companyNumber: string; answer: Answer },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, installerId);
    if (profile?.companyNumber !== companyNumber) return;
    const last = await newestLookup(tx, installerId);
    const found = answer === NO_ENTRY ? { name: null, formerNames: null, status: NO_ENTRY } : answer;
    const { name, status } = found;
    const formerNames = found.formerNames ? [...found.formerNames] : null;
    await insertLookup(tx, { installerId, companyNumber, name, formerNames, status, lookedUpAt: now });
    await keepNames(tx, { installerId, companyNumber, name, formerNames: formerNames ?? [] }, now);
    await warnOfRegister(tx, { installerId, name, status, last }, now);
  });
}

interface Named {
  installerId: string;
  companyNumber: string;
  name: string | null;
  formerNames: readonly string[];
}

/** Of what it says only what we have not on record under this number. */
async function keepNames(tx: Queryable, { installerId, companyNumber, name, formerNames }: Named, now: Date) {
  const known = (await namesOf(tx, installerId)).filter((one) => one.companyNumber === companyNumber);
  const ofKind = (kind: NameKind) => known.filter((one) => one.kind === kind).map((one) => one.name);
  const row = (kind: NameKind, given: string) => ({ installerId, kind, name: given, companyNumber, recordedAt: now });
  const isNewName = name !== null && ofKind("registered")[0] !== name;
  const former = formerNames.filter((one) => !ofKind("previous").includes(one));
  await insertNames(tx, [
    ...former.map((one) => row("previous", one)),
    ...(isNewName ? [row("registered", name)] : []),
  ]);
}

const RISK = "register";

interface Said {
  installerId: string;
  name: string | null;
  status: string;
  /** What the register said before. */
  last: LookupRow | undefined;
}

async function warnOfRegister(tx: Tx, { installerId, name, status, last }: Said, now: Date): Promise<void> {
  if (isActiveOnRegister(status)) await forgetRisk(tx, { installerId, key: RISK });
  else {
    const words = `At Companies House it is ${registerStatusInWords(status)}`;
    await warnOfDeposits(tx, { installerId, key: RISK, words }, now);
  }
  if (name !== null && last?.name != null && last.name !== name) {
    const words = `Its name at Companies House has changed from ${last.name} to ${name}`;
    await warnOfDeposits(tx, { installerId, key: `${RISK} ${name}`, words }, now);
  }
}
