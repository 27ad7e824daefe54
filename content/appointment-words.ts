/** The state of an appointment, for both sides. */
export const appointmentStates = {
  offered: "Offered",
  booked: "Booked",
  refused: "None of the times suited",
  withdrawn: "Withdrawn",
  passed: "Not answered",
  moved: "Moved",
  cancelled: "Cancelled",
  kept: "Over",
  missed: "Nobody came",
} as const;

const ZONE = { timeZone: "Europe/London" } as const;
const days = new Intl.DateTimeFormat("en-GB", { ...ZONE, weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("en-GB", { ...ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "Thursday 26 November, 10:00", London time. */
export function dayAndTime(moment: Date): string {
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}

/** "Thursday 26 November", London time. */
export function dayOf(moment: Date): string {
  return days.format(moment);
}

/** "10:00". */
export function timeOf(moment: Date): string {
  return clock.format(moment);
}
