import calendar from "#content/data/planner/sap-climate.json" with { type: "json" };
import { HALF_HOURS, SKIES } from "#domain/planner/sun/day-grid.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";
import { type Battery, runSteadyDay, targetOf } from "#domain/planner/year/battery-day.ts";
import { type DayFlows, emptyDay } from "#domain/planner/year/day-flows.ts";
import { type MadeAndUsed, meetFromPanels } from "#domain/planner/year/direct-use.ts";
import { addDay, emptySums, type YearSums } from "#domain/planner/year/year-sums.ts";

const MIXED = 1;
const WEEK_LENGTH = 7;
/** Monday to Friday, and the weekend. */
const KINDS_OF_DAY = [WEEK_LENGTH - 2, 2];
const SHOWN_MONTHS = { june: 5, december: 11 };

/** A home with its battery on one tariff. */
export interface YearSetup extends MadeAndUsed {
  readonly battery: Battery | null;
  readonly schedule: Schedule;
  /** kW; null: none. */
  readonly exportLimitKw: number | null;
}

/** A year, and one weekday of June and of December with a mixed sky. */
export interface SimulatedYear {
  readonly sums: YearSums;
  readonly summer: DayFlows;
  readonly winter: DayFlows;
}

/**
 * A year of 72 days: weekday and weekend, dull, mixed and bright, in each month, each as often as it comes. Each ends
 * with as much in its battery as it began with.
 */
export function simulateYear(setup: YearSetup): SimulatedYear {
  const sums = emptySums();
  const scratch = emptyDay();
  const summer = emptyDay();
  const winter = emptyDay();
  for (const [month, days] of calendar.monthDays.entries()) {
    for (const [kind, inWeek] of KINDS_OF_DAY.entries()) {
      for (let sky = 0; sky < SKIES; sky++) {
        const shown =
          kind === 0 && sky === MIXED
            ? { [SHOWN_MONTHS.june]: summer, [SHOWN_MONTHS.december]: winter }[month]
            : undefined;
        const day = shown ?? scratch;
        const stored = simulateDay(day, setup, month, kind, sky);
        addDay(sums, day, month, (days * inWeek) / WEEK_LENGTH / SKIES, stored, setup.battery?.efficiency ?? 1);
      }
    }
  }
  return { sums, summer, winter };
}

/** Fills a day; returns by how much more the battery holds at its end. */
function simulateDay(day: DayFlows, setup: YearSetup, month: number, kind: number, sky: number): number {
  meetFromPanels(day, setup, {
    pv: (month * SKIES + sky) * HALF_HOURS,
    load: (month * KINDS_OF_DAY.length + kind) * HALF_HOURS,
    steady: month * HALF_HOURS,
  });
  let gained = 0;
  if (setup.battery) {
    const target = setup.schedule.cheapSlots > 0 ? targetOf(day, setup.battery, setup.schedule) : 0;
    gained = runSteadyDay(day, setup.battery, setup.schedule, target);
  }
  meetGrid(day, (setup.exportLimitKw ?? Number.POSITIVE_INFINITY) / 2);
  return gained;
}

function meetGrid(day: DayFlows, slotLimit: number): void {
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    const leaving = (day.surplus[slot] as number) - (day.charge[slot] as number) + (day.toGrid[slot] as number);
    const exported = Math.min(leaving, slotLimit);
    day.import[slot] = (day.deficit[slot] as number) - (day.discharge[slot] as number) + (day.fromGrid[slot] as number);
    day.export[slot] = exported;
    day.curtailed[slot] = leaving - exported;
  }
}
