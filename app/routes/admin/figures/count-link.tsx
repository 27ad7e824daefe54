import { Link } from "react-router";
import { formatNumber } from "#app/ui/format.ts";

/** A number linked to its rows; zero has none to link to. */
export function CountLink({ count, to, of }: { count: number; to: string; of: string }) {
  if (count === 0) return "0";
  return (
    <Link to={to} aria-label={`${formatNumber(count)} ${of}`}>
      {formatNumber(count)}
    </Link>
  );
}
