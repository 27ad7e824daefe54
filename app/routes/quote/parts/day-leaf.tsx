import "#app/ui/talk/talk.css";

const ZONE = { timeZone: "Europe/London" } as const;
const dayOfMonth = new Intl.DateTimeFormat("en-GB", { ...ZONE, day: "numeric" });
const month = new Intl.DateTimeFormat("en-GB", { ...ZONE, month: "short" });

/** A calendar leaf, hidden from screen readers: the day is beside it in words. */
export function DayLeaf({ when }: { when: Date }) {
  return (
    <span className="day-leaf" aria-hidden="true">
      <b className="day-number">{dayOfMonth.format(when)}</b>
      {month.format(when)}
    </span>
  );
}
