import { useId } from "react";
import { Link } from "react-router";
import { StopRows } from "#app/routes/installer/dashboard/stop-rows.tsx";
import { LeadRow, PaperRow } from "#app/routes/installer/dashboard/today-rows.tsx";
import { CustomerRow } from "#app/routes/installer/dashboard/waiting-row.tsx";
import { type TodayPart, todayParts } from "#app/shell/today-parts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatCount, formatNumber } from "#app/ui/format.ts";
import type { MyToday, TodaySection } from "#domain/statistics/my-today.ts";
import "#app/ui/navigation/segment-links.css";
import "./today.css";

type TodayProps = {
  today: MyToday;
  isEverybodys: boolean;
  /** How many leads are for sale; null for somebody who may not buy. */
  leadsForSale: number | null;
  /** Makes one record of each outcome, however often its button is clicked. */
  attemptIds: Readonly<Record<string, string>>;
  now: Date;
};

/** All that waits, in the order in which it matters, with one act in each row. */
export function Today({ today, isEverybodys, leadsForSale, attemptIds, now }: TodayProps) {
  const parts = todayParts.filter(({ section }) => (today.totals[section] ?? 0) > 0);
  const rowsOf = (section: TodaySection, isFirst: boolean) => {
    if (section === "stop") return <StopRows stops={today.stops} now={now} />;
    if (section === "paper") return today.papers.map((paper) => <PaperRow key={paper.id} paper={paper} now={now} />);
    if (section === "lead") return today.fresh.map((lead) => <LeadRow key={lead.id} lead={lead} now={now} />);
    const waiting = today.waiting.filter((one) => one.section === section);
    return waiting.map((one, place) => (
      <CustomerRow
        key={one.purchaseId}
        waiting={one}
        attemptId={attemptIds[one.purchaseId] ?? ""}
        isFirst={isFirst && place === 0}
        now={now}
      />
    ));
  };
  if (parts.length === 0) return <NothingWaits today={today} isEverybodys={isEverybodys} leadsForSale={leadsForSale} />;
  return (
    <div className="today">
      {parts.map((part, place) => (
        <Part key={part.section} part={part} total={today.totals[part.section] ?? 0}>
          {rowsOf(part.section, place === 0)}
        </Part>
      ))}
    </div>
  );
}

type PartProps = { part: TodayPart; total: number; children: React.ReactNode };

function Part({ part: { section, title, all }, total, children }: PartProps) {
  const id = useId();
  return (
    <section id={`today-${section}`} className={`today-part is-${section}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title} <b>{formatNumber(total)}</b>
        </h2>
        {all && <Link to={all.to}>{all.words}</Link>}
      </header>
      <ul className="acts">{children}</ul>
    </section>
  );
}

/** Whose work is shown. */
export function WhoseToday({ counts, isEverybodys }: { counts: MyToday["counts"]; isEverybodys: boolean }) {
  return (
    <nav className="seg" aria-label="Whose">
      <Link to="/dashboard" aria-current={isEverybodys ? undefined : "true"}>
        Mine and nobody’s <b>{counts.mine}</b>
      </Link>
      <Link to="/dashboard?whose=everybody" aria-current={isEverybodys ? "true" : undefined}>
        Everybody <b>{counts.everybody}</b>
      </Link>
    </nav>
  );
}

function NothingWaits({ today, isEverybodys, leadsForSale }: Omit<TodayProps, "attemptIds" | "now">) {
  const others = isEverybodys ? 0 : today.counts.everybody;
  if (others > 0) {
    return (
      <div className="card today-empty">
        <p>Nothing waits for you today.</p>
        <LinkButton variant="secondary" to="/dashboard?whose=everybody">
          Show everybody’s ({others})
        </LinkButton>
      </div>
    );
  }
  if (leadsForSale === null) {
    return (
      <div className="card today-empty">
        <p>Nothing waits for you today.</p>
        <LinkButton variant="secondary" to="/leads?tab=purchased">
          Look at the bought leads
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="card today-empty">
      <p>
        Nothing waits for you today. {formatCount(leadsForSale, "lead")} in your area{" "}
        {leadsForSale === 1 ? "is" : "are"} for sale.
      </p>
      <LinkButton variant="secondary" to="/leads">
        Look at them
      </LinkButton>
    </div>
  );
}
