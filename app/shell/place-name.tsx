import type { Viewer } from "#app/shell/viewer.ts";
import type { WorkPlace } from "#app/shell/work-places.ts";
import { Badge } from "#app/ui/badge.tsx";

/** A link's label with the number of urgent items there. */
export function PlaceName({ place: { to, label }, viewer }: { place: WorkPlace; viewer: Viewer }) {
  if (to !== "/stops" || viewer.openStops === 0) return label;
  return (
    <>
      {label}{" "}
      <Badge tone="bad">
        {viewer.openStops}
        <span className="sr-only"> to confirm</span>
      </Badge>
    </>
  );
}
