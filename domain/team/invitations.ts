import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { insertUser, setEmailVerified } from "#domain/accounts/accounts.sql.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { saveCaps } from "#domain/credits/spending-limits.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import type { CompanyRole } from "#domain/roles.ts";
import {
  changeInvitation,
  companyOf,
  countOpenInvitations,
  type InvitationRow,
  insertInvitation,
  insertMember,
  invitationById,
  invitationByToken,
  waitingInvitations,
} from "#domain/team/team.sql.ts";
import type { InvitationForm } from "#domain/team/team-form.ts";
import { tellOwners } from "#domain/team/tell-owners.ts";

const HOUR_MILLISECONDS = 3_600_000;

const linkEnd = (now: Date) => new Date(now.getTime() + limits.invitationLinkHours * HOUR_MILLISECONDS);

export interface Invitation {
  id: string;
  email: string;
  role: CompanyRole;
  /** Null for no limit. */
  creditsAMonth: number | null;
  invitedAt: Date;
  expiresAt: Date;
  isOpen: boolean;
}

/** Invitations that nobody has accepted or withdrawn. Errors: not_signed_in, not_found, role_required. */
export async function myInvitations({ db, now }: Context, actor: Actor): Promise<Invitation[]> {
  const rows = await waitingInvitations(db.orm, requireInstaller(actor, "company").id);
  return rows.map(({ id, email, role, creditsAMonth, invitedAt, expiresAt }) => ({
    id,
    email,
    role,
    creditsAMonth,
    invitedAt,
    expiresAt,
    isOpen: expiresAt > now,
  }));
}

/**
 * Invites an address into the owner's company by mail. `id` is a new UUID from the form, so that sending it twice
 * invites once. An owner is told the same of every address, whether it has an account or a company or neither. An
 * earlier invitation of that address is withdrawn. Errors: not_signed_in, not_found, role_required, invalid_input (field
 * `email`: `limits.openInvitationsMax` are open), conflict (the id is another company's).
 */
export function invite({ db, now }: Context, actor: Actor, { id, form }: { id: string; form: InvitationForm }) {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  return inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const waiting = await waitingInvitations(tx, installerId);
    if (waiting.some((one) => one.id === id)) return;
    for (const { id: earlier } of waiting.filter(({ email }) => email === form.email))
      await changeInvitation(tx, earlier, { withdrawnAt: now });
    if ((await countOpenInvitations(tx, installerId, now)) >= limits.openInvitationsMax) throw full();
    const row = { id, installerId, ...form, invitedBy: user.userId, invitedAt: now, expiresAt: linkEnd(now) };
    if (!(await insertInvitation(tx, row))) throw new DomainError("conflict");
    await enqueueMail(tx, { mail: "team-invitation", invitationId: id, to: form.email }, now);
    await tellOwners(tx, { installerId, by: user.userId, change: { what: "invited", invitationId: id } }, now);
    const after = { email: form.email, role: form.role, creditsAMonth: form.creditsAMonth };
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "invite-member", subject, after, now });
  });
}

function full(): DomainError {
  const message = `You have ${limits.openInvitationsMax} open invitations, the most you can have. Withdraw one first.`;
  return new DomainError("invalid_input", { fields: { email: [message] } });
}

/**
 * Mails an invitation again; its older link ends when the new one is written. Errors: not_signed_in, not_found,
 * role_required.
 */
export function sendInvitationAgain({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  return withInvitation({ db }, actor, id, async (tx, invitation) => {
    await changeInvitation(tx, invitation.id, { tokenHash: null, expiresAt: linkEnd(now) });
    await enqueueMail(tx, { mail: "team-invitation", invitationId: id, to: invitation.email }, now);
  });
}

/** Ends an invitation and its link. Errors: not_signed_in, not_found, role_required. */
export function withdrawInvitation({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const user = requireUser(actor);
  return withInvitation({ db }, actor, id, async (tx, { installerId, email }) => {
    await changeInvitation(tx, id, { withdrawnAt: now });
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "withdraw-invitation", subject, after: { email }, now });
  });
}

/** One of the owner's company that still waits, under the lock that accepting takes too. */
function withInvitation(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  act: (tx: Tx, invitation: InvitationRow) => Promise<void>,
): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "company");
  return inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const found = (await waitingInvitations(tx, installerId)).find((one) => one.id === id);
    if (!found) throw new DomainError("not_found");
    await act(tx, found);
  });
}

/**
 * Makes the link of an invitation's mail when that is sent, for `limits.invitationLinkHours`; older ones end. `token` is
 * random and comes from the caller. Undefined when the invitation has been accepted or withdrawn.
 */
export async function issueInvitationLink({ db, now }: Context, invitationId: string, token: string) {
  return inTransaction(db, async (tx) => {
    const found = await invitationById(tx, invitationId);
    if (!found || found.acceptedAt || found.withdrawnAt) return undefined;
    const company = await lockInstaller(tx, found.installerId);
    const tokenHash = hashToken(token);
    await changeInvitation(tx, found.id, { tokenHash, expiresAt: linkEnd(now) });
    return { to: found.email, companyName: company?.companyName ?? "", role: found.role };
  });
}

/**
 * What whoever opens an invitation's link can do: join as somebody `new` or as the `member` they will be, or first sign
 * in, confirm the account at the address (`unconfirmed`), sign out (`other_person`), or leave their company.
 */
export type Reader = "new" | "member" | "sign_in" | "unconfirmed" | "other_person" | "other_company";

export interface Offered {
  company: string;
  role: CompanyRole;
  email: string;
  as: Reader;
  /** For `other_company`: that they are in one already, in words. */
  refusal: string | null;
}

/**
 * What an invitation's link offers to whoever opens it. Errors: link_invalid (unknown, used, or replaced by a newer),
 * link_revoked (withdrawn), link_expired, each in words that say what to do.
 */
export async function offeredBy({ db, now }: Context, actor: Actor, token: string): Promise<Offered> {
  const { invitation, company, account } = await requireOpen(db.orm, token, now);
  const { email, role } = invitation;
  if (actor.kind === "visitor") {
    const as = account === null ? "new" : account.isConfirmed ? "sign_in" : "unconfirmed";
    return { company, role, email, as, refusal: null };
  }
  const ownCompany = (await companyOf(db.orm, actor.userId))?.company ?? null;
  const as = actor.email !== email ? "other_person" : ownCompany === null ? "member" : "other_company";
  return { company, role, email, as, refusal: ownCompany && inOther(ownCompany) };
}

const UNKNOWN =
  "Part of it may be missing, or a newer email has replaced it. Use the latest one, or ask the company to send it again.";

async function requireOpen(tx: Parameters<typeof invitationByToken>[0], token: string, now: Date) {
  const found = await invitationByToken(tx, hashToken(token));
  if (!found) throw new DomainError("link_invalid", { words: UNKNOWN });
  const { invitation, company } = found;
  if (invitation.acceptedAt)
    throw new DomainError("link_invalid", {
      words: "This invitation has been accepted. Sign in with its email address.",
    });
  if (invitation.withdrawnAt)
    throw new DomainError("link_revoked", {
      words: `${company} has withdrawn this invitation. Ask an owner for another.`,
    });
  if (invitation.expiresAt <= now)
    throw new DomainError("link_expired", { words: `Ask an owner of ${company} to send the invitation again.` });
  return found;
}

/**
 * Accepts an invitation: as somebody new, whose address the link confirms, or as the signed-in user with that address.
 * `userId` is made by the caller, `passwordHash` is what the accounts library stores. Errors: link_invalid (also for a
 * user with another address), link_revoked, link_expired, account_exists (somebody new whose address has an account),
 * other_company.
 */
export async function join(
  { db, now }: Context,
  token: string,
  as: { userId: string; name: string; passwordHash: string } | { actor: Actor },
): Promise<void> {
  const member = "actor" in as ? requireUser(as.actor) : undefined;
  const { invitation: asked } = await requireOpen(db.orm, token, now);
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, asked.installerId);
    // Under the lock: accepted meanwhile, withdrawn, or sent again.
    const { invitation } = await requireOpen(tx, token, now);
    const userId = member ? member.userId : (as as { userId: string }).userId;
    if (member && member.email !== invitation.email) throw new DomainError("link_invalid");
    if (!("actor" in as)) {
      const { name, passwordHash } = as;
      const row = { id: userId, name, email: invitation.email, passwordHash, emailVerified: true, now };
      if (!(await insertUser(tx, row))) throw new DomainError("account_exists");
    } else await setEmailVerified(tx, userId, now);
    const { installerId, role, creditsAMonth } = invitation;
    if (!(await insertMember(tx, { userId, installerId, role, createdAt: now }))) throw await otherCompany(tx, userId);
    if (creditsAMonth !== null)
      await saveCaps(tx, {
        installerId,
        holderKind: "person",
        holder: userId,
        leadsADay: null,
        leadsAWeek: null,
        creditsAMonth,
        changedBy: invitation.invitedBy,
        changedAt: now,
      });
    await changeInvitation(tx, invitation.id, { acceptedAt: now });
    const by = { userId, email: invitation.email };
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, by, { action: "join-company", subject, after: { role, creditsAMonth }, now });
  });
}

const inOther = (company: string) => `You already belong to ${company}. Leave or close it first.`;

async function otherCompany(tx: Tx, userId: string): Promise<DomainError> {
  const company = (await companyOf(tx, userId))?.company ?? "another company";
  return new DomainError("other_company", { words: inOther(company) });
}
