import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type StatTileProps = { label: string; value: ReactNode; note?: ReactNode; icon?: LucideIcon | undefined };

/** A figure on signed-in pages. Goes in a `<dl className="tiles">`. */
export function StatTile({ label, value, note, icon: Icon }: StatTileProps) {
  return (
    <div className="card tile">
      <dt>
        {Icon && <Icon className="icon" aria-hidden="true" />}
        {label}
      </dt>
      <dd className="value">{value}</dd>
      {note && <dd className="note">{note}</dd>}
    </div>
  );
}

/** A figure on public pages, big number first. Goes in a `<dl className="stats">` or `<dl className="calc-result">`. */
export function Stat({ label, value, card }: { label: string; value: ReactNode; card?: boolean }) {
  return (
    <div className={card ? "card stat" : "stat"}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
