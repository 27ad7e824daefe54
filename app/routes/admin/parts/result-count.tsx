import { Link } from "react-router";
import { formatNumber } from "#app/ui/format.ts";

type FoundProps = {
  /** Absent or null if it was not counted; more than `most` if there are more than that. */
  total?: number | null;
  most?: number;
  /** One of the rows: "lead". */
  row?: string;
  /** The whole list. */
  path: string;
  clear: string;
};

/** How much a filter found, and the way back to the whole list. */
export function ResultCount({ total = null, most = 0, row = "row", path, clear }: FoundProps) {
  return (
    <p className="muted small" role="status">
      {total !== null &&
        `${total > most ? `More than ${formatNumber(most)}` : formatNumber(total)} ${row}${total === 1 ? "" : "s"} found. `}
      <Link to={path}>{clear}</Link>
    </p>
  );
}
