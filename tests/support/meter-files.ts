import { clockOf, dayName, dayOf, isWeekend, monthOf, startOf } from "#domain/planner/meter/half-hour.ts";

// Files of half hours as suppliers write them, of any home, for tests of what reads them.

export const FIRST_DAY = dayOf(2025, 11, 1) ?? 0;
export const LAST_DAY = dayOf(2026, 10, 31) ?? 0;
export const CELLS = 12 * 2 * 48;

/** A half hour and what was used in it, in kWh. */
export interface Written {
  readonly slot: number;
  readonly kwh: number;
}

/** A year of a home that uses the same on each weekday, and each day of the weekend, of a month. */
export function yearOfProfile(means: ArrayLike<number>, firstDay = FIRST_DAY, lastDay = LAST_DAY): Written[] {
  const slots = Array.from({ length: startOf(lastDay + 1) - startOf(firstDay) }, (_, at) => startOf(firstDay) + at);
  return slots.map((slot) => {
    const { day, halfHour } = clockOf(slot);
    return { slot, kwh: means[(monthOf(day) * 2 + (isWeekend(day) ? 1 : 0)) * 48 + halfHour] ?? 0 };
  });
}

const two = (value: number) => String(value).padStart(2, "0");

/** The parts of a time on the clock of London, and its lead over universal time in hours. */
function clock(slot: number) {
  const { day, halfHour } = clockOf(slot);
  const [year = "", month = "", date = ""] = dayName(day).split("-");
  const hour = Math.floor(halfHour / 2);
  const minute = halfHour % 2 === 0 ? "00" : "30";
  return {
    day,
    halfHour,
    year,
    month,
    date,
    hour,
    minute,
    time: `${two(hour)}:${minute}`,
    ahead: (day * 48 + halfHour - slot) / 2,
  };
}

const iso = (slot: number) => {
  const { year, month, date, time, ahead } = clock(slot);
  return `${year}-${month}-${date}T${time}:00${ahead === 0 ? "Z" : "+01:00"}`;
};
const utc = (slot: number) => new Date(slot * 1_800_000).toISOString().slice(0, 16).replace("T", " ");
const dayFirst = (slot: number) => {
  const { year, month, date, time } = clock(slot);
  return `${date}/${month}/${year} ${time}`;
};
const kwhOf = ({ kwh }: Written) => kwh.toFixed(6);
const lines = (heading: string, rows: readonly string[], end = "\n") => `${[heading, ...rows].join(end)}${end}`;

type Write = (year: readonly Written[]) => string;

/** By what is special about each. */
export const formats: Readonly<Record<string, Write>> = {
  "Octopus, with costs": (year) =>
    lines(
      "Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End",
      year.map((one) => `${kwhOf(one)}, 4.1, 0.78, ${iso(one.slot)}, ${iso(one.slot + 1)}`),
    ),
  "Octopus, newest first": (year) =>
    lines(
      "Consumption (kWh), Start, End",
      [...year].reverse().map((one) => `${kwhOf(one)}, ${iso(one.slot)}, ${iso(one.slot + 1)}`),
    ),
  "EDF, both fuels and costs": (year) =>
    lines(
      "Timestamp,Electricity consumption (kWh),Electricity cost (£),Gas consumption (kWh),Gas cost (£)",
      year.map((one) => `${dayFirst(one.slot)},${kwhOf(one)},0.1,9.999,0.6`),
    ),
  "British Gas, quoted, with a byte order mark and CRLF": (year) =>
    `\uFEFF${lines(
      '"Start Time","End Time","Consumption (kWh)"',
      year.map((one) => `"${dayFirst(one.slot)}","${dayFirst(one.slot + 1)}","${kwhOf(one)}"`),
      "\r\n",
    )}`,
  "n3rgy, universal time at the end": (year) =>
    lines(
      "timestamp (UTC),energyConsumption (kWh)",
      year.map((one) => `${utc(one.slot + 1)},${kwhOf(one)}`),
    ),
  "two columns by the clock, after lines about the meter": (year) =>
    `Account: 1\nMPAN: 1900000000000\n\n${lines(
      "when,usage",
      year.map(
        (one) =>
          `${clock(one.slot).year}-${clock(one.slot).month}-${clock(one.slot).date} ${clock(one.slot).time},${kwhOf(one)}`,
      ),
    )}`,
  "two columns without headings": (year) => year.map((one) => `${iso(one.slot)},${kwhOf(one)}`).join("\n"),
  "Wh, said": (year) =>
    lines(
      "Interval start;Energy (Wh)",
      year.map((one) => `${dayFirst(one.slot)};${(one.kwh * 1000).toFixed(3)}`),
    ),
  "Wh, not said": (year) =>
    lines(
      "date and time,value",
      year.map((one) => `${dayFirst(one.slot)},${(one.kwh * 1000).toFixed(3)}`),
    ),
  "semicolons and decimal commas": (year) =>
    lines(
      "From;To;kWh",
      year.map((one) => `${dayFirst(one.slot)};${dayFirst(one.slot + 1)};${kwhOf(one).replace(".", ",")}`),
    ),
  "month first, with am and pm": (year) =>
    lines(
      "Start time,kWh",
      year.map((one) => {
        const { year: y, month, date, hour, minute } = clock(one.slot);
        return `${Number(month)}/${Number(date)}/${y} ${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "AM" : "PM"},${kwhOf(one)}`;
      }),
    ),
  "date and time apart, months by name": (year) =>
    lines(
      "Date,Start Time,End Time,Import (kWh),Export (kWh)",
      year.map((one) => {
        const { year: y, month, date, time } = clock(one.slot);
        const name = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
          Number(month) - 1
        ];
        return `${date}-${name}-${y.slice(2)},${time},${clock(one.slot + 1).time},${kwhOf(one)} kWh,1.5`;
      }),
    ),
  "ends alone, the day's last at 24:00": (year) =>
    lines(
      "Reading to,kWh used",
      year.map((one) => {
        const { year: y, month, date, halfHour } = clock(one.slot);
        return `${y}/${month}/${date} ${two(Math.floor((halfHour + 1) / 2))}:${halfHour % 2 === 0 ? "30" : "00"},${kwhOf(one)}`;
      }),
    ),
  "a row for each day": (year) => {
    const byDay = Map.groupBy(year, (one) => clock(one.slot).day);
    const times = Array.from({ length: 48 }, (_, at) => `${two(Math.floor(at / 2))}:${at % 2 === 0 ? "00" : "30"}`);
    return lines(
      `Read date,Type,${times.join(",")}`,
      [...byDay].map(([day, ones]) => {
        const [y, month, date] = dayName(day).split("-");
        const cells = times.map((_, at) => ones.find((one) => clock(one.slot).halfHour === at));
        return `${date}/${month}/${y},actual,${cells.map((one) => (one ? kwhOf(one) : "")).join(",")}`;
      }),
    );
  },
};
