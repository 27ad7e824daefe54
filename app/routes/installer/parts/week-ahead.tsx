import { Link } from "react-router";
import { isShown, type Lane, type LaneMark, type Week } from "#app/ui/charts/lane.ts";
import { Lanes } from "#app/ui/charts/lanes.tsx";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { dayAndTime, timeOf } from "#content/appointment-words.ts";
import type { CalendarAppointment } from "#domain/appointments/company-calendar.ts";
import { londonDay } from "#domain/time/calendar.ts";

const DAYS = 7;
/** More lines than one looks over; the days below, or the calendar, have all. */
const LANES_MOST = 8;

interface Props {
  appointments: readonly CalendarAppointment[];
  now: Date;
}

/** Whether anything is booked or offered in these days. */
export function hasWeekAhead({ appointments, now }: Props): boolean {
  return lanesOf(appointments, daysFrom(now)).length > 0;
}

const daysFrom = (now: Date) => ({ from: londonDay(now), days: DAYS });

/** A line for each customer with a time in these seven days: booked is solid, offered is dashed. */
export function WeekAhead({ appointments, now }: Props) {
  const days = daysFrom(now);
  const lanes = lanesOf(appointments, days);
  const shown = lanes.slice(0, LANES_MOST);
  return (
    <>
      <Lanes label={inWords(shown)} {...days} now={now} lanes={shown} />
      {lanes.length > shown.length && (
        <p className="small muted">
          {shown.length} of {lanes.length} customers, earliest first. <Link to="/calendar">All of them</Link>
        </p>
      )}
      <ul className="lane-key small muted">
        <li>
          <Dot look="key" /> booked
        </li>
        <li>
          <Dot look="planned" /> offered, not answered
        </li>
      </ul>
    </>
  );
}

function Dot({ look }: { look: LaneMark["look"] }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle className={`lane lane-dot is-${look}`} cx="10" cy="10" r="7" />
    </svg>
  );
}

/** By customer, in the order of their first time. */
function lanesOf(appointments: readonly CalendarAppointment[], days: Pick<Week, "from" | "days">): Lane[] {
  const timed = appointments
    .flatMap((one) => marksOf(one).map((mark) => ({ one, mark })))
    .filter(({ mark: { at } }) => isShown(at, days))
    .toSorted((first, second) => first.mark.at.getTime() - second.mark.at.getTime());
  return [...Map.groupBy(timed, ({ one }) => one.purchaseId)].map(([id, own]) => ({
    id,
    name: own[0] ? `${own[0].one.customer}, ${own[0].one.outcode}` : "",
    marks: ofOneDayTogether(own.map(({ mark }) => mark)),
    spans: [],
  }));
}

/** Times of one day lie too close for words of their own: the first of them says all. */
function ofOneDayTogether(marks: readonly LaneMark[]): LaneMark[] {
  return [...Map.groupBy(marks, ({ at, look }) => `${londonDay(at)} ${look}`).values()].flatMap((ofDay) => {
    const times = ofDay.slice(1).map(({ at }) => timeOf(at));
    return ofDay.map((mark, index) => ({ ...mark, words: index === 0 ? [mark.words, ...times].join(", ") : "" }));
  });
}

function marksOf({ kind, status, startsAt, times }: CalendarAppointment): LaneMark[] {
  const words = (at: Date) => `${appointmentKindLabel(kind).toLowerCase()}, ${timeOf(at)}`;
  if (status === "booked" && startsAt) return [{ at: startsAt, words: words(startsAt), look: "key" }];
  if (status !== "offered") return [];
  return times.map((at) => ({ at, words: words(at), look: "planned" }));
}

function inWords(lanes: readonly Lane[]): string {
  return lanes
    .map(({ name, marks }) => {
      const said = marks.map(({ at, look }) => `${dayAndTime(at)}, ${look === "key" ? "booked" : "offered"}`);
      return `${name}: ${said.join("; ")}.`;
    })
    .join(" ");
}
