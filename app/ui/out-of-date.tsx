import { TriangleAlert } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { dateInWords } from "#app/ui/format.ts";

/** How a figure looks once its day has passed, wherever it is used. `since`: the first day after, as 2027-01-01. */
export function OutOfDate({ since }: { since: string }) {
  return (
    <Badge tone="bad" icon={TriangleAlert}>
      Out of date since {dateInWords(since)}
    </Badge>
  );
}
