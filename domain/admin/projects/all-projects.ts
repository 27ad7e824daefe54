import { limits } from "#config/limits.ts";
import { leadServiceLabel, leadServiceOptions } from "#content/options.ts";
import { projectStateOptions } from "#content/project-states.ts";
import type { ProjectStatus } from "#db/schema.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { projectRows } from "#domain/admin/projects/all-projects.sql.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { wholeSight } from "#domain/leads/sight.ts";
import { filterReader, oneOf } from "#domain/list-filter.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";

/** Which projects administrators look at. */
export const readAllProjectsFilter = filterReader({
  status: oneOf(projectStateOptions),
  service: oneOf(leadServiceOptions),
});

export type AllProjectsFilter = ReturnType<typeof readAllProjectsFilter>;

/** A project as administrators list it. Prices of quotes are the customer's: they are not here. */
export interface ListedProject {
  leadId: string;
  customerName: string | null;
  serviceLabel: string;
  location: string;
  status: ProjectStatus;
  statusChangedAt: Date;
  openedAt: Date;
  /** When the customer last did something. */
  lastActAt: Date;
  /** Since when the customer is asked whether they are still looking. */
  askedStillLookingAt: Date | null;
  /** Companies that have bought or been picked, and those of them that still see who the customer is. */
  companies: { ever: number; active: number };
  /** Quotes that can be chosen, or are. */
  quotes: number;
  /** Orders to stop, and those of them that nobody has confirmed. */
  stops: { all: number; open: number };
}

/**
 * Projects in the given state, newest first, a page at a time. Errors:
 * invalid_cursor, not_signed_in, not_admin.
 */
export async function allProjects(
  context: Context,
  actor: Actor,
  { cursor, ...filter }: Asked<AllProjectsFilter> = {},
): Promise<Page<ListedProject>> {
  const admin = requireAdmin(actor, "customers");
  await noteCustomerRead(context, admin, "all projects");
  const size = limits.adminPageSize;
  const rows = await projectRows(context.db.orm, { ...filter, after: readCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = onePage(rows, size, ({ project }) =>
    writeCursor({ at: project.openedAt, id: project.leadId }),
  );
  const items = shown.map(({ project, lead, ever, active, quotes, stops, openStops }) => ({
    leadId: project.leadId,
    status: project.status,
    statusChangedAt: project.statusChangedAt,
    openedAt: project.openedAt,
    lastActAt: project.lastActAt,
    askedStillLookingAt: project.askedStillLookingAt,
    customerName: presentCustomer(lead, wholeSight).name,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    companies: { ever, active },
    quotes,
    stops: { all: stops, open: openStops },
  }));
  return { items, nextCursor };
}
