import { expect, it } from "vitest";
import { OWN_TARIFF } from "#domain/planner/tariffs/import-tariffs.ts";
import { scheduleOf } from "#domain/planner/tariffs/schedule.ts";
import { steadyLoad } from "#domain/planner/year/steady-load.ts";

function scheduleFor(windows: { from: string; to: string; pence: number }[]) {
  const tariff = {
    id: OWN_TARIFF,
    name: "",
    supplier: "",
    windows,
    exportWindows: [],
    standingPence: 0,
    needs: [],
    note: null,
    isLowConfidence: false,
  };
  return scheduleOf({ ...tariff, validUntil: null }, { hasPanels: false, exportPence: 0 });
}

const oneRate = scheduleFor([{ from: "00:00", to: "24:00", pence: 27 }]);
const night = scheduleFor([
  { from: "23:30", to: "05:30", pence: 8 },
  { from: "05:30", to: "23:30", pence: 30 },
]);
const none = Array(12).fill(0);
/** 1 kWh a day in January alone. */
const january = [31, ...Array(11).fill(0)];
const dayOf = (steady: Float64Array, month: number) => [...steady.subarray(month * 48, month * 48 + 48)];
const between = (from: number, to: number, kwh: number) =>
  Array.from({ length: 48 }, (_, slot) => expect.closeTo(slot >= from && slot < to ? kwh : 0, 12));

it("charges the car every day of the year from 18:00 to 22:00 without cheap hours", () => {
  const steady = steadyLoad({ carKwh: 365 * 8, spaceKwh: none, waterKwh: none }, oneRate);
  expect(dayOf(steady, 0)).toEqual(between(36, 44, 1));
  expect(dayOf(steady, 1)).toEqual(between(36, 44, 1));
});

it("charges the car in cheap hours, over midnight", () => {
  const steady = steadyLoad({ carKwh: 365 * 12, spaceKwh: none, waterKwh: none }, night);
  expect(dayOf(steady, 6)).toEqual(
    Array.from({ length: 48 }, (_, slot) => expect.closeTo(slot < 11 || slot === 47 ? 1 : 0, 12)),
  );
});

it("heats rooms evenly all day in its month", () => {
  const steady = steadyLoad({ carKwh: 0, spaceKwh: january, waterKwh: none }, night);
  expect(dayOf(steady, 0)).toEqual(between(0, 48, 1 / 48));
  expect(dayOf(steady, 1)).toEqual(between(0, 48, 0));
});

it("heats water from 13:00 to 15:00 without cheap hours, else in them", () => {
  expect(dayOf(steadyLoad({ carKwh: 0, spaceKwh: none, waterKwh: january }, oneRate), 0)).toEqual(
    between(26, 30, 0.25),
  );
  const cheap = dayOf(steadyLoad({ carKwh: 0, spaceKwh: none, waterKwh: january }, night), 0);
  expect([cheap[0], cheap[10], cheap[11], cheap[46], cheap[47]].map((kwh) => kwh?.toFixed(6))).toEqual(
    [1 / 12, 1 / 12, 0, 0, 1 / 12].map((kwh) => kwh.toFixed(6)),
  );
});

it("charges storage heaters in cheap hours, or those of Economy 7, and heats the rest in the evening", () => {
  const atNight = { carKwh: 0, nightKwh: january };
  expect(dayOf(steadyLoad(atNight, oneRate), 0)).toEqual(between(1, 15, 1 / 14));
  const cheap = dayOf(steadyLoad(atNight, night), 0);
  expect(cheap.filter((kwh) => kwh > 0)).toHaveLength(12);
  expect([cheap[47], cheap[0], cheap[11]]).toEqual([expect.closeTo(1 / 12, 12), expect.closeTo(1 / 12, 12), 0]);
  const evening = { carKwh: 0, eveningKwh: january };
  for (const schedule of [oneRate, night]) {
    expect(dayOf(steadyLoad(evening, schedule), 0)).toEqual(between(32, 44, 1 / 12));
  }
});
