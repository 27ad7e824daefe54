import { Coins } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "#app/ui/format.ts";

export function BalanceChip({ credits }: { credits: number }) {
  return (
    <Link className="balance-chip" to="/credits">
      <Coins className="icon" aria-hidden="true" />
      <span>
        {formatNumber(credits)} <span className="word">{credits === 1 ? "credit" : "credits"}</span>
      </span>
    </Link>
  );
}
