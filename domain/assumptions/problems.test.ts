import { expect, it } from "vitest";
import type { HistoryEntry } from "#domain/assumptions/history.ts";
import { type Examined, registerProblems } from "#domain/assumptions/problems.ts";
import type { Assumption } from "#domain/assumptions/register.ts";

function aRow(change: Partial<Assumption> = {}): Assumption {
  return {
    id: "tariffs.cap",
    label: "The cap",
    value: 26.32,
    low: null,
    high: null,
    unit: "p/kWh",
    source: "Ofgem",
    url: null,
    confidence: "high",
    checkedOn: "2026-11-21",
    validUntil: "2026-12-31",
    usedBy: [],
    editable: false,
    ...change,
  };
}

function anEntry(change: Partial<HistoryEntry> = {}): HistoryEntry {
  return { id: "tariffs.cap", on: "2026-10-01", value: 26.32, low: null, high: null, why: "The cap.", ...change };
}

function examined(change: Partial<Examined> = {}) {
  const uses = [{ id: "tariffs.cap", where: "/planner" }];
  return registerProblems({ rows: [aRow()], uses, history: [anEntry()], fingerprints: new Map(), ...change });
}

it("finds nothing wrong with a correct register, however old a row is", () => {
  expect(examined({ rows: [aRow({ validUntil: "2000-01-01" })] })).toEqual([]);
});

it.each<[string, Partial<Examined>, string]>([
  [
    "a figure without a row",
    { uses: [...examinedUses(), { id: "tariffs.lost", where: "/impact" }] },
    "tariffs.lost is used in /impact without a row",
  ],
  ["a row that nothing uses", { uses: [] }, "tariffs.cap is used nowhere"],
  ["a row without a source", { rows: [aRow({ source: " " })] }, "tariffs.cap has no source"],
  ["a row whose source was left out", { rows: [withoutSource()] }, "tariffs.cap has no source"],
  ["two rows of one name", { rows: [aRow(), aRow()] }, "tariffs.cap has two rows"],
  ["a changed value", { rows: [aRow({ value: 27 })] }, "tariffs.cap has changed without a line in its history"],
  ["a changed range", { rows: [aRow({ high: 30 })] }, "tariffs.cap has changed without a line in its history"],
  [
    "a value that went back",
    { history: [anEntry(), anEntry({ on: "2027-01-01", value: 27 })] },
    "tariffs.cap has changed without a line in its history",
  ],
  [
    "a changed table",
    { fingerprints: new Map([["tariffs.cap", "abc"]]) },
    "tariffs.cap has changed without a line in its history",
  ],
  [
    "a line slipped in between",
    { history: [anEntry({ on: "2026-11-25" }), anEntry({ on: "2026-10-01" })] },
    "tariffs.cap has a history that goes back to 2026-10-01",
  ],
])("names %s", (_, change, found) => {
  expect(examined(change).map(({ id, problem }) => `${id} ${problem}`)).toEqual([found]);
});

function examinedUses() {
  return [{ id: "tariffs.cap", where: "/planner" }];
}

/** As a file may contain it, whatever the type says. */
function withoutSource(): Assumption {
  const { source: _, ...rest } = aRow();
  return rest as Assumption;
}
