import { randomUUID } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { insertUser, setEmailVerified } from "#domain/accounts/accounts.sql.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { type SignUpForm, signUpForm } from "#domain/accounts/sign-up-form.ts";
import type { Actor, Installer, InstallerStatus, User } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { credits } from "#domain/money.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { insertMember } from "#domain/team/team.sql.ts";
import { approveInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import type { PasswordCost } from "#integrations/password-hash.ts";
import { ask } from "#tests/support/invariants.ts";

/** Confirms in the same browser that created the account. */
export const IN_THE_SAME_BROWSER = { isMadeHere: () => true, password: "", isRight: async () => false };

/** A Friday in winter, when London is on UTC. */
export const NOON = new Date("2026-11-20T12:00:00Z");

export const PASSWORD = "wind over Whitby 7";
/** Tests hash hundreds of passwords that protect nothing. */
export const CHEAP: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

const SECOND = 1000;
const UNITS = { seconds: SECOND, minutes: 60 * SECOND, hours: 3600 * SECOND, days: 86_400 * SECOND };

/** A moment after NOON: `later({ days: 60 })`. */
export function later(spans: Partial<Record<keyof typeof UNITS | "milliseconds", number>>): Date {
  const { milliseconds = 0, ...rest } = spans;
  const units = Object.entries(rest) as [keyof typeof UNITS, number][];
  return new Date(units.reduce((time, [unit, many]) => time + UNITS[unit] * many, NOON.getTime() + milliseconds));
}

/** An installer, signed in. */
export type Buyer = User & { installer: Installer };

export function aSignUpForm(given: Record<string, string> = {}): SignUpForm {
  return signUpForm.parse({
    contactName: "Priya Shah",
    companyName: "Northern Roofs Ltd",
    email: `company-${randomUUID()}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: "020 7946 0018",
    ...given,
  });
}

/** An administrator without a company. */
export async function anAdmin(db: Database): Promise<User> {
  const id = `admin-${randomUUID()}`;
  const email = `${id}@example.com`;
  await insertUser(db.orm, { id, name: "Ada", email, passwordHash: "none", emailVerified: true, now: NOON });
  await grantAdmin({ db, now: NOON }, email);
  return signedIn(db, id);
}

interface WantedCompany {
  admin: User;
  status?: InstallerStatus;
  credits?: number;
  form?: Record<string, string>;
}

/** A company account in the wanted state, created and changed through the verbs. Returns its id. */
export async function aCompany(
  context: Context,
  { admin, status = "approved", passwordHash = "none", ...wanted }: WantedCompany & { passwordHash?: string },
): Promise<string> {
  const userId = randomUUID();
  await signUp(context, { userId, passwordHash, form: aSignUpForm(wanted.form) });
  await setEmailVerified(context.db.orm, userId, context.now);
  if (status !== "pending") await approveInstaller(context, admin, userId);
  if (status === "suspended") await suspendInstaller(context, admin, { installerId: userId, reason: "Complaints." });
  if (wanted.credits) {
    // Not by the verb: above £500 that waits for a second administrator.
    const entry = {
      installerId: userId,
      amount: credits(wanted.credits),
      type: "grant",
      causeId: randomUUID(),
    } as const;
    const by = { description: `Granted by ${admin.email}`, createdBy: admin.userId };
    await postEntry(context.db.orm, { ...entry, ...by, now: context.now });
  }
  return userId;
}

const GRACE_FROM = "2090-01-01";

/** Such a company at noon, as a freshly loaded actor. */
export async function anInstaller(db: Database, wanted: WantedCompany): Promise<Buyer> {
  const id = await aCompany({ db, now: NOON }, wanted);
  // Tests of other things look years ahead, and make no checks.
  await ask(db.orm, `update profiles set grace_from = '${GRACE_FROM}' where id = '${id}' and status <> 'pending'`);
  return asBuyer(await signedIn(db, id));
}

/** Somebody who works in this company. */
export async function aColleague(db: Database, owner: Buyer, role: CompanyRole): Promise<Buyer> {
  const userId = `${role}-${randomUUID()}`;
  const email = `${userId}@example.com`;
  await insertUser(db.orm, {
    id: userId,
    name: "Sana Iqbal",
    email,
    passwordHash: "none",
    emailVerified: true,
    now: NOON,
  });
  await insertMember(db.orm, { userId, installerId: owner.installer.id, role, createdAt: NOON });
  return asBuyer(await signedIn(db, userId));
}

/** How mails about new leads name one of a company's people. */
export async function memberOf(db: Database, { userId, installer }: Buyer) {
  const sameTime = `user_id = '${userId}' and installer_id = '${installer.id}' and ended_at is null`;
  const [row] = await ask<{ id: number }>(db.orm, `select id::int from company_members where ${sameTime}`);
  return { installerId: installer.id, userId, memberId: row?.id ?? 0 };
}

/** Several alike, each with credits for one lead unless stated otherwise. */
export async function installers(
  db: Database,
  many: number,
  wanted: { admin: User; credits?: number },
): Promise<Buyer[]> {
  const all: Buyer[] = [];
  while (all.length < many) all.push(await anInstaller(db, { credits: limits.leadPriceCredits, ...wanted }));
  return all;
}

export async function signedIn(db: Database, userId: string): Promise<User> {
  const actor: Actor = await loadActor({ db }, userId);
  if (actor.kind !== "user") throw new Error(`no user ${userId}`);
  return actor;
}

function asBuyer(user: User): Buyer {
  if (!user.installer) throw new Error(`${user.email} has no company`);
  return { ...user, installer: user.installer };
}

/** "done", or the code of the refusal. Anything unexpected fails the test. */
export async function outcomeOf(act: Promise<unknown>): Promise<DomainErrorCode | "done"> {
  try {
    await act;
    return "done";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** All at once; counts each outcome. */
export async function outcomesOf(acts: Promise<unknown>[]): Promise<Partial<Record<string, number>>> {
  const tally: Partial<Record<string, number>> = {};
  for (const outcome of await Promise.all(acts.map(outcomeOf))) tally[outcome] = (tally[outcome] ?? 0) + 1;
  return tally;
}

/** The same person, signed in on another browser. */
export async function signedInAgain(db: Database, buyer: Buyer): Promise<Buyer & { sessionId: string }> {
  const sessionId = randomUUID();
  await ask(
    db.orm,
    `insert into session (id, expires_at, token, updated_at, user_id)
     values ('${sessionId}', now() + interval '14 days', '${randomUUID()}', now(), '${buyer.userId}')`,
  );
  return { ...buyer, sessionId };
}
