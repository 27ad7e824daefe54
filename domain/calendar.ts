/** The first moment of the London month that holds this moment: midnight there, in winter and summer time. */
export function londonMonthStart(now: Date): Date {
  const [year = 0, month = 1] = londonDay(now).split("-").map(Number);
  const utcMidnight = new Date(Date.UTC(year, month - 1, 1));
  return new Date(utcMidnight.getTime() - londonOffsetMilliseconds(utcMidnight));
}

/** The London calendar day of a moment, as 2026-11-21. */
export function londonDay(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London", dateStyle: "short" }).format(moment);
}

function londonOffsetMilliseconds(moment: Date): number {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/London",
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return new Date(`${parts.replace(" ", "T")}Z`).getTime() - moment.getTime();
}
