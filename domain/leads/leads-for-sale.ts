import { limits } from "#config/limits.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { countLeadsForSale, type LeadCursor, type LeadRow, leadsForSaleRows } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";

/** What we write into a cursor and nothing else: the database stumbles over other ids and over years before the first. */
const CURSOR = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export interface LeadsPage {
  items: MaskedLead[];
  /** Opaque; given back as `cursor` it continues the list. */
  nextCursor: string | null;
}

/**
 * The leads this installer may buy, newest first, contact details masked; those already bought are left out.
 * A cursor that is not ours starts at the top. Errors: not_signed_in, not_approved.
 */
export async function leadsForSale(
  { db, now }: Context,
  actor: Actor,
  filter: { cursor?: string | null } = {},
): Promise<LeadsPage> {
  const installer = requireApprovedInstaller(actor);
  const after = readCursor(filter.cursor ?? "");
  const rows = await leadsForSaleRows(db.orm, {
    installerId: installer.id,
    now,
    limit: limits.leadsPageSize + 1,
    after,
  });
  const page = rows.slice(0, limits.leadsPageSize);
  return {
    items: page.map(presentMaskedLead),
    nextCursor: rows.length > page.length ? writeCursor(page.at(-1)) : null,
  };
}

/** How many leads this installer may buy, on every page together. Errors: not_signed_in, not_approved. */
export async function countForSale({ db, now }: Context, actor: Actor): Promise<number> {
  return countLeadsForSale(db.orm, requireApprovedInstaller(actor).id, now);
}

function writeCursor(last: LeadRow | undefined): string | null {
  if (!last?.availableAt) return null;
  return Buffer.from(`${last.availableAt.toISOString()} ${last.id}`).toString("base64url");
}

function readCursor(cursor: string): LeadCursor | undefined {
  const [, time = "", id = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const availableAt = new Date(time);
  return Number.isNaN(availableAt.getTime()) ? undefined : { availableAt, id };
}
