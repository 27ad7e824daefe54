import type { BuyingGate } from "#domain/accreditation/proof-ends.ts";
import { DomainError } from "#domain/errors.ts";
import { type CompanyAct, type CompanyRole, mayAct } from "#domain/roles.ts";

export type InstallerStatus = "pending" | "approved" | "suspended";

export interface Installer {
  id: string;
  status: InstallerStatus;
  companyName: string;
  contactName: string;
  /** Read with the rest, so that buying needs no further query. */
  gate: BuyingGate;
  isCapped: boolean;
  /** Whether any of its own programs is told of what it buys. */
  hasWebhooks: boolean;
  /** What the person who asks may do in it: `domain/roles.ts`. */
  role: CompanyRole;
}

/** Read again from the database for each request, so that a suspension takes effect at once. */
export type Actor =
  | { kind: "visitor" }
  | {
      kind: "user";
      userId: string;
      email: string;
      isAdmin: boolean;
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

/** Errors: not_signed_in, not_admin. */
export function requireAdmin(actor: Actor): User {
  const user = requireUser(actor);
  if (!user.isAdmin) throw new DomainError("not_admin");
  return user;
}

/**
 * For decisions about a company, which administrators may not take about their own. Errors: not_signed_in, not_admin,
 * own_company.
 */
export function requireAdminOfOthers(actor: Actor, installerId: string): User {
  const admin = requireAdmin(actor);
  if (isOwnCompany(admin, installerId)) throw new DomainError("own_company");
  return admin;
}

/** Whether a company is the administrator's own: words about it are for another one to read. */
export function isOwnCompany(admin: User, installerId: string): boolean {
  return admin.installer?.id === installerId;
}

/**
 * The company of somebody whose role allows this act, of any status. Errors: not_signed_in; not_found for a user without
 * a company; role_required.
 */
export function requireInstaller(actor: Actor, act: CompanyAct): Installer {
  const { installer } = requireUser(actor);
  if (!installer) throw new DomainError("not_found");
  return permitted(installer, act);
}

/** Errors: not_signed_in; not_approved for pending, suspended, and users without a company alike; role_required. */
export function requireApprovedInstaller(actor: Actor, act: CompanyAct): Installer {
  const { installer } = requireUser(actor);
  if (installer?.status !== "approved") throw new DomainError("not_approved");
  return permitted(installer, act);
}

function permitted(installer: Installer, act: CompanyAct): Installer {
  if (!mayAct(installer.role, act)) throw new DomainError("role_required");
  return installer;
}
