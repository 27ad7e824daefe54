import { DomainError } from "#domain/errors.ts";
import type { BuyingGate } from "#domain/proof-ends.ts";
import {
  type AdminAct,
  type AdminRole,
  type CompanyAct,
  type CompanyRole,
  mayAct,
  mayAdminister,
} from "#domain/roles.ts";

export type InstallerStatus = "pending" | "approved" | "suspended";

export interface Installer {
  id: string;
  status: InstallerStatus;
  companyName: string;
  /** Read with the rest, so that buying needs no further query. */
  gate: BuyingGate;
  isCapped: boolean;
  /** Whether any of its own programs is told of what it buys. */
  hasWebhooks: boolean;
  /** What the person who asks may do in it: `domain/roles.ts`. */
  role: CompanyRole;
  /** Whether the company requires one of whoever signs in; `missing`: it does, and they have not set it up. */
  secondFactor: "optional" | "required" | "missing";
}

/** Read again from the database for each request, so that a suspension takes effect at once. */
export type Actor =
  | { kind: "visitor" }
  | {
      kind: "user";
      userId: string;
      /** Their own, also at work in a company. */
      name: string;
      email: string;
      /** What they may do at our desk: `domain/roles.ts`. Nobody but administrators has any. */
      adminRoles: readonly AdminRole[];
      installer: Installer | null;
      /** The network address of the request, if it came over the web. */
      address?: string | undefined;
      /** Absent for programs. */
      sessionId?: string | undefined;
      /** Only for a program that calls with a key. */
      apiKeyId?: string | undefined;
    };

export type User = Extract<Actor, { kind: "user" }>;

export const visitor: Actor = { kind: "visitor" };

/** Errors: not_signed_in. */
export function requireUser(actor: Actor): User {
  if (actor.kind !== "user") throw new DomainError("not_signed_in");
  return actor;
}

/** Who of a company does something, and with which key, as rows keep it. */
export interface Doer {
  sentBy: string;
  apiKeyId: string | null;
}

/** Errors: not_signed_in. */
export function doerOf(actor: Actor): Doer {
  const { userId, apiKeyId = null } = requireUser(actor);
  return { sentBy: userId, apiKeyId };
}

/** An administrator whose roles allow this act. Errors: not_signed_in, not_admin, role_required. */
export function requireAdmin(actor: Actor, act: AdminAct): User {
  const user = requireUser(actor);
  if (user.adminRoles.length === 0) throw new DomainError("not_admin");
  if (!mayAdminister(user.adminRoles, act)) throw new DomainError("role_required");
  return user;
}

/**
 * For decisions about a company, which administrators may not take about their own. Errors: not_signed_in, not_admin,
 * role_required, own_company.
 */
export function requireAdminOfOthers(actor: Actor, installerId: string, act: AdminAct): User {
  const admin = requireAdmin(actor, act);
  if (isOwnCompany(admin, installerId)) throw new DomainError("own_company");
  return admin;
}

/** Whether a company is the administrator's own: words about it are for another one to read. */
export function isOwnCompany(admin: User, installerId: string): boolean {
  return admin.installer?.id === installerId;
}

/**
 * A company's paper is for its people whose role allows it, and for administrators likewise; for others it does not
 * exist. Errors: not_signed_in, not_found, role_required, two_factor_required.
 */
export function requireReader(actor: Actor, installerId: string, acts: { own: CompanyAct; desk: AdminAct }): void {
  const { installer, adminRoles } = requireUser(actor);
  if (mayAdminister(adminRoles, acts.desk)) return;
  if (installer?.id !== installerId) throw new DomainError("not_found");
  permitted(installer, acts.own);
}

/**
 * The company of somebody whose role allows this act, of any status. Errors: not_signed_in; not_found for a user without
 * a company; role_required; two_factor_required, as all that need a company's people.
 */
export function requireInstaller(actor: Actor, act: CompanyAct): Installer {
  const { installer } = requireUser(actor);
  if (!installer) throw new DomainError("not_found");
  return permitted(installer, act);
}

/** Errors: not_signed_in; not_approved for pending, suspended, and users without a company alike; role_required, two_factor_required. */
export function requireApprovedInstaller(actor: Actor, act: CompanyAct): Installer {
  const { installer } = requireUser(actor);
  if (installer?.status !== "approved") throw new DomainError("not_approved");
  return permitted(installer, act);
}

/** Whether their company requires a second factor that they lack, so that they may do nothing but set it up. */
export function isHeldBack(actor: Actor): boolean {
  return actor.kind === "user" && actor.installer?.secondFactor === "missing";
}

function permitted(installer: Installer, act: CompanyAct): Installer {
  if (installer.secondFactor === "missing") throw new DomainError("two_factor_required");
  if (!mayAct(installer.role, act)) throw new DomainError("role_required");
  return installer;
}
