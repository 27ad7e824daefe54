import { limits } from "#config/limits.ts";
import { type Actor, type InstallerStatus, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { issuedCredits } from "#domain/credits/issued-credits.ts";
import { countProfilesByStatus, newestProfiles } from "#domain/installers/installers.sql.ts";
import { countAvailableLeads } from "#domain/leads/recent-leads.ts";
import { type Credits, credits } from "#domain/money.ts";

export interface AdminFigures {
  totalInstallers: number;
  pendingApprovals: number;
  activeLeads: number;
  creditsIssued: Credits;
}

export interface InstallerSummary {
  id: string;
  companyName: string;
  contactName: string;
  email: string;
  status: InstallerStatus;
  statusReason: string | null;
  credits: Credits;
  createdAt: Date;
}

/** The four figures on top of the admin area. Errors: not_signed_in, not_admin. */
export async function adminFigures(context: Context, actor: Actor): Promise<AdminFigures> {
  requireAdmin(actor);
  const byStatus = await countProfilesByStatus(context.db.orm);
  return {
    totalInstallers: [...byStatus.values()].reduce((total, some) => total + some, 0),
    pendingApprovals: byStatus.get("pending") ?? 0,
    activeLeads: await countAvailableLeads(context, actor),
    creditsIssued: await issuedCredits(context, actor),
  };
}

/** The newest company accounts of any status, newest first. Errors: not_signed_in, not_admin. */
export async function allInstallers({ db }: Context, actor: Actor): Promise<InstallerSummary[]> {
  requireAdmin(actor);
  const rows = await newestProfiles(db.orm, limits.adminPageSize);
  return rows.map((row) => ({
    id: row.id,
    companyName: row.companyName,
    contactName: row.contactName,
    email: row.email,
    status: row.status,
    statusReason: row.statusReason,
    credits: credits(row.credits),
    createdAt: row.createdAt,
  }));
}
