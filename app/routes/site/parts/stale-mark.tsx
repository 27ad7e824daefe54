import { Link } from "react-router";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import { useStaleFigures } from "#app/web/use-stale.ts";
import { assumptionPath } from "#content/assumptions-page.ts";

/** Marks a figure if one of the register rows it rests on is out of date. */
export function StaleMark({ restsOn }: { restsOn: readonly string[] }) {
  const [stale] = useStaleFigures()
    .filter(({ id }) => restsOn.includes(id))
    .toSorted((a, b) => a.since.localeCompare(b.since));
  if (!stale) return null;
  return (
    <Link className="stale-mark" to={assumptionPath(stale.id)}>
      <OutOfDate since={stale.since} />
    </Link>
  );
}
