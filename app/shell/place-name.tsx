import type { Viewer } from "#app/shell/viewer.ts";
import type { WorkPlace } from "#app/shell/work-places.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

/** A link's label with the number of items that wait there. */
export function PlaceName({ place, viewer }: { place: WorkPlace; viewer: Viewer }) {
  return (
    <>
      {place.label} <PlaceCount place={place} viewer={viewer} />
    </>
  );
}

export function PlaceCount({ place: { to }, viewer: { waiting, work } }: { place: WorkPlace; viewer: Viewer }) {
  const desk = {
    "/admin/work": { many: work?.all ?? 0, tone: work?.overdue ? "bad" : "sun", words: "waiting" },
  } as const;
  const counts: Record<string, { many: number; tone: BadgeTone; words: string } | undefined> = waiting
    ? {
        ...desk,
        "/dashboard": { many: waiting.today, tone: "sun", words: "waiting" },
        "/messages": { many: waiting.messages, tone: "sun", words: "unread" },
        "/stops": { many: waiting.sections.stop ?? 0, tone: "bad", words: "to confirm" },
      }
    : desk;
  const count = counts[to];
  if (!count || count.many === 0) return null;
  return (
    <Badge tone={count.tone}>
      {count.many}
      <span className="sr-only"> {count.words}</span>
    </Badge>
  );
}
