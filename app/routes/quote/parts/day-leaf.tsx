import "#app/ui/talk/talk.css";

const ZONE = { timeZone: "Europe/London" } as const;
const dayOfMonth = new Intl.DateTimeFormat("en-GB", { ...ZONE, day: "numeric" });
const month = new Intl.DateTimeFormat("en-GB", { ...ZONE, month: "short" });

export function DayLeaf({ when }: { when: Date }) {
  return (
    <span className="day-leaf" aria-hidden="true">
      <b className="day-number">{dayOfMonth.format(when)}</b>
      {month.format(when)}
    </span>
  );
}
