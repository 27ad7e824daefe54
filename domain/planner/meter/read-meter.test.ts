import { describe, expect, it } from "vitest";
import { meterInWords } from "#content/planner/meter-words.ts";
import { type SampleName, sampleYears } from "#content/planner/sample-years.ts";
import { dayOf, startOf } from "#domain/planner/meter/half-hour.ts";
import { type MeterFile, readMeter } from "#domain/planner/meter/read-meter.ts";
import { mulberry32 } from "#domain/planner/money/draws.ts";
import { sampleYear } from "#domain/planner/samples/sample-year.ts";
import { CELLS, FIRST_DAY, formats, LAST_DAY, type Written, yearOfProfile } from "#tests/support/meter-files.ts";

const ELECTRICITY = { fuel: "electricity", hasPanels: false } as const;
const GAS = { fuel: "gas", hasPanels: false } as const;
const octopus = formats["Octopus, with costs"] as (year: readonly Written[]) => string;

function profileOf(seed: number): number[] {
  const even = mulberry32(seed);
  return Array.from({ length: CELLS }, () => 0.02 + 0.4 * even());
}

const evenYear = yearOfProfile(new Array(CELLS).fill(0.2));

function accepted(text: string, asked: Parameters<typeof readMeter>[1] = ELECTRICITY): MeterFile {
  const read = readMeter(text, asked);
  if ("refused" in read) throw new Error(read.refused);
  return read;
}

function refused(text: string, asked: Parameters<typeof readMeter>[1] = ELECTRICITY): string {
  const read = readMeter(text, asked);
  return "refused" in read ? read.refused : "accepted";
}

describe.each(Object.entries(formats))("a file of any home: %s", (name, write) => {
  it("gives the home back", () => {
    const profile = profileOf(name.length);
    const year = yearOfProfile(profile);
    const { year: read, unreadRows, fuel } = accepted(write(year));
    expect(unreadRows).toBe(0);
    expect(fuel).toBe("electricity");
    expect(read).toMatchObject({ first: "2025-11-01", last: "2026-10-31" });
    // A row for each day has no room for the second 01:00 of autumn.
    expect(read.completeShare).toBeCloseTo(1, 3);
    expect(Math.max(...profile.map((kwh, cell) => Math.abs(kwh - (read.means[cell] ?? 0))))).toBeLessThan(1e-6);
    expect(read.yearKwh).toBeCloseTo(
      year.reduce((sum, { kwh }) => sum + kwh, 0),
      1,
    );
  });
});

it("the two days on which clocks change have 46 and 50 half hours", () => {
  const spring = dayOf(2026, 3, 29) ?? 0;
  const autumn = dayOf(2026, 10, 25) ?? 0;
  expect([startOf(spring + 1) - startOf(spring), startOf(autumn + 1) - startOf(autumn)]).toEqual([46, 50]);
  expect(accepted(octopus(evenYear)).year.completeShare).toBe(1);
});

it("half hours begin and end with London's summer time in each year, as the calendar has it", () => {
  const midnight = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", timeStyle: "short" });
  for (let day = dayOf(2020, 1, 1) ?? 0; day < (dayOf(2032, 1, 1) ?? 0); day += 1) {
    expect(midnight.format(new Date(startOf(day) * 1_800_000)), String(day)).toBe("00:00");
  }
});

it("a time that spring leaves out is a row that cannot be read", () => {
  const text = `Start,kWh\n29/03/2026 01:00,0.2\n${evenYear.map(({ slot }) => `${new Date(slot * 1_800_000).toISOString()},0.2`).join("\n")}`;
  expect(accepted(text).unreadRows).toBe(1);
});

it("the newest 365 days count, whatever came before", () => {
  const older = yearOfProfile(new Array(CELLS).fill(3), FIRST_DAY - 365, FIRST_DAY - 1);
  const { year } = accepted(octopus([...older, ...evenYear]));
  expect(year.first).toBe("2025-11-01");
  expect(year.yearKwh).toBeCloseTo(0.2 * 17520, 6);
});

it("a day that has only begun is not the last day", () => {
  const next = yearOfProfile(new Array(CELLS).fill(0.2), LAST_DAY + 1, LAST_DAY + 1).slice(0, 5);
  expect(accepted(octopus([...evenYear, ...next])).year.last).toBe("2026-10-31");
});

it("a row twice counts once, and the later one corrects", () => {
  const [first, ...rest] = evenYear as [Written, ...Written[]];
  const { year } = accepted(octopus([{ ...first, kwh: 9 }, first, ...rest, ...rest]));
  expect(year.yearKwh).toBeCloseTo(0.2 * 17520, 6);
});

it("gaps are filled with the mean of their half hour, and said", () => {
  const { year } = accepted(octopus(evenYear.filter((_, at) => at % 20 !== 0)));
  expect(year.yearKwh).toBeCloseTo(0.2 * 17520, 6);
  expect(meterInWords(year)).toBe("Your meter, 1 November 2025 to 31 October 2026, 95% complete");
});

it("a half hour that a month never has is taken from its other days", () => {
  const noWeekendMorning = accepted(
    octopus(yearOfProfile(profileOf(4)).filter(({ slot }) => !isJuneWeekendMorning(slot))),
  ).year.means;
  expect(noWeekendMorning[(5 * 2 + 1) * 48 + 14]).toBe(noWeekendMorning[5 * 2 * 48 + 14]);
});

function isJuneWeekendMorning(slot: number): boolean {
  const at = new Date((slot + 2) * 1_800_000);
  return at.getUTCMonth() === 5 && [0, 6].includes(at.getUTCDay()) && at.getUTCHours() === 7;
}

it("less than 90% is refused, with what is missing", () => {
  expect(refused(octopus(evenYear.filter((_, at) => at % 8 !== 0)))).toBe(
    "From 1 November 2025 to 31 October 2026 this file has 15,330 of 17,520 half hours, which is 87.5%. We need 90%. You can type the year’s totals instead.",
  );
});

it("a month without any is refused, by name", () => {
  const noFebruary = evenYear.filter(({ slot }) => new Date(slot * 1_800_000).getUTCMonth() !== 1);
  expect(refused(octopus(noFebruary))).toBe(
    "It has nothing for February, and we need some of each month. You can type the year’s totals instead.",
  );
});

it("rows that cannot be read are counted", () => {
  const text = octopus(evenYear)
    .replace(/^0\.2\d*, 4\.1/m, "faulty, 4.1")
    .replace(/$/, "\nTotal,,,,\n-0.2,,,2026-10-31T23:30:00Z,\n");
  expect(accepted(text)).toMatchObject({ unreadRows: 3 });
});

it("gas in m³ becomes kWh, and half hours that a supplier leaves out were nothing", () => {
  const year = evenYear.map((one, at) => ({ ...one, kwh: at % 4 === 0 ? 0.4 : 0 })).filter(({ kwh }) => kwh > 0);
  const inM3 = octopus(year).replace("(kwh)", "(m³)");
  const read = accepted(inM3);
  expect(read.fuel).toBe("gas");
  expect(read.year.yearKwh).toBeCloseTo(0.4 * (17520 / 4) * 11.22, 6);
  expect(accepted(inM3.replace("m³", "mÂ³")).year).toEqual(read.year);
  expect(accepted(octopus(year), GAS).year.yearKwh).toBeCloseTo(0.4 * (17520 / 4), 6);
});

it("the same of electricity is missing, unless panels are behind the meter", () => {
  const year = evenYear.filter((_, at) => at % 4 !== 0);
  expect(refused(octopus(year))).toContain("75%");
  expect(accepted(octopus(year), { ...ELECTRICITY, hasPanels: true }).year.yearKwh).toBeCloseTo(0.2 * 17520 * 0.75, 6);
});

it("of a file with both fuels the wanted one is read", () => {
  const both = formats["EDF, both fuels and costs"] as (year: readonly Written[]) => string;
  const text = both(evenYear).replaceAll("9.999", "1");
  expect([accepted(text).year.yearKwh, accepted(text, GAS).year.yearKwh].map(Math.round)).toEqual([3504, 17520]);
});

it("a file of what is sold, of other times, of another unit or of nothing is refused", () => {
  const sold = octopus(evenYear).replace("Consumption (kwh)", "Export (kWh)");
  expect(refused(sold)).toBe("This file is of what you sell. Choose the one of what you use.");
  const quarters = evenYear.flatMap(({ slot }) =>
    [0, 15].map((minute) => `${new Date(slot * 1_800_000 + minute * 60_000).toISOString()},0.1`),
  );
  expect(refused(`Start,kWh\n${quarters.join("\n")}`)).toMatch(/^The times in this file are not those of half hours\./);
  expect(refused(octopus(yearOfProfile(new Array(CELLS).fill(0.01))))).toMatch(/^This file adds up to 175 kWh a year/);
  expect(refused("Timestamp,Electricity consumption (kWh)\n08/2024,38.788\n")).toMatch(/^We found no half hours/);
});

it("nothing throws, whatever the file is", () => {
  const even = mulberry32(9);
  const bits = [
    "Start,kWh",
    "\n",
    "\r",
    '"',
    '""',
    ",",
    ";",
    "2026-01-01T00:00:00Z",
    "99/99/9999 99:99",
    "0.2",
    "1e999",
    "\0",
    "kWh",
    "24:00",
    "-",
    "𝟚",
  ];
  for (let file = 0; file < 2000; file++) {
    const text = Array.from({ length: 30 }, () => bits[Math.floor(even() * bits.length)]).join("");
    expect(typeof refused(text)).toBe("string");
  }
});

it("a file with a million rows is refused", () => {
  expect(refused(`Start,kWh\n${"2026-01-01 00:00,0.1\n".repeat(1_000_000)}`)).toBe(
    "This file has more than 300,000 rows. Download one year of half hours and choose that.",
  );
});

it("each year to try can be read, and the first has gaps", () => {
  const read = Object.keys(sampleYears).map((name) => accepted(sampleYear(name as SampleName)));
  expect(
    read.map(({ fuel, year, unreadRows }) => [fuel, Math.round(year.completeShare * 1000) / 10, unreadRows]),
  ).toEqual([
    ["electricity", 98.7, 0],
    ["electricity", 99.9, 0],
    ["electricity", 100, 0],
    ["gas", 100, 0],
  ]);
  expect(meterInWords(read[0]?.year ?? { first: "", last: "", completeShare: 0 })).toBe(
    "Your meter, 1 November 2025 to 31 October 2026, 98.7% complete",
  );
});
