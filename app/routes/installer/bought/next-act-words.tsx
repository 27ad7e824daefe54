import { CircleDashed, Clock } from "lucide-react";
import { formatDate, formatTime } from "#app/ui/format.ts";
import type { BoughtLead } from "#domain/purchases/bought-leads.ts";

const days = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "today 17:30", "Mon 30 Nov, 09:00". */
function dueInWords(dueAt: Date, now: Date): string {
  if (formatDate(dueAt) === formatDate(now)) return `today ${formatTime(dueAt)}`;
  return `${days.format(dueAt)}, ${formatTime(dueAt)}`;
}

/** What is next for a lead and when, or that nothing is, as long as something should be. */
export function NextActWords({ lead, now }: { lead: BoughtLead; now: Date }) {
  const { nextAct, stage, endedAt } = lead;
  if (nextAct === null) {
    const isOver = stage === "won" || stage === "lost" || endedAt !== null;
    if (isOver) return null;
    return (
      <span className="next-act is-lacking">
        <CircleDashed className="icon" aria-hidden="true" />
        No next act
      </span>
    );
  }
  const isLate = nextAct.dueAt < now;
  const isToday = formatDate(nextAct.dueAt) === formatDate(now);
  return (
    <span className={isLate ? "next-act is-late" : isToday ? "next-act is-today" : "next-act"}>
      <Clock className="icon" aria-hidden="true" />
      <span>
        {nextAct.what}, <span className="whitespace-nowrap">{dueInWords(nextAct.dueAt, now)}</span>
        {isLate && <span className="sr-only"> (late)</span>}
      </span>
    </span>
  );
}
