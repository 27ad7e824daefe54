import type { ShownTimeline } from "#app/routes/admin/parts/timeline.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { type LineKind, readTimelineFilter, type TimelineFilter } from "#domain/admin/timeline/timeline.ts";
import type { Asked } from "#domain/cursor.ts";

/** The page of a timeline that an address asks for. */
export async function shownTimeline(
  request: Request,
  timeline: (asked: Asked<TimelineFilter>) => Promise<ShownTimeline["page"]>,
  kinds: readonly LineKind[],
): Promise<ShownTimeline> {
  const { filter, cursor } = askedOf(request, readTimelineFilter);
  return { page: await timeline({ ...filter, cursor }), filter, continued: cursor !== null, kinds };
}
