import { TriangleAlert } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { dateInWords } from "#app/ui/format.ts";

/** Marks a figure as out of date, wherever it is used. `since`: the first day on which it is, as 2027-01-01. */
export function OutOfDate({ since }: { since: string }) {
  return (
    <Badge tone="bad" icon={TriangleAlert}>
      Out of date since {dateInWords(since)}
    </Badge>
  );
}
