import { expect, it } from "vitest";
import { contactColumns, coverageCsv, weekColumns } from "#app/routes/admin/figures/figures-csv.ts";
import { csvTable } from "#app/web/csv.ts";

const rowsOf = (csv: string) => csv.split("\r\n").map((line) => line.split(","));
const week = { monday: "2026-11-16", sunday: "2026-11-22" };

it("gives money in pounds with a point, less what went back", () => {
  const csv = csvTable(weekColumns, [
    {
      ...week,
      asked: 3,
      confirmed: 2,
      forgotten: 7,
      sold: 4,
      refunds: 1,
      refundedCredits: 5,
      payments: 2,
      paidPence: 123_450,
      givenBackPence: 5,
    },
  ]);
  const row = ["2026-11-16", "2026-11-22", "3", "2", "7", "4", "1", "5", "2", "1234.50", "0.05", "1234.45"];
  expect(rowsOf(csv)[1]).toEqual(row);
});

it("says that nothing was bought, and writes no 0 where nobody waited", () => {
  const nothing = { bought: 0, contacted: 0, inTime: 0, medianMinutes: null, ninetiethMinutes: null };
  const [, row] = rowsOf(csvTable(contactColumns, [{ ...week, ...nothing }]));
  expect(row).toEqual(["2026-11-16", "2026-11-22", "No purchases that week", "", "", "", "", ""]);
});

it("names what no installer can take, and runs nothing in a spreadsheet", () => {
  const services = [{ service: "heat-pumps", leads: 2, installers: 0 }];
  const region = { region: "=1+1", leads: 2, reaching: 3, based: 1, services };
  const days = { from: "2026-08-24", to: "2026-11-21" };
  const [, all, one, nowhere] = rowsOf(coverageCsv({ ...days, regions: [region], leadsWithoutPlace: 1 }));
  expect(all).toEqual(["'=1+1", "All", "2", "3", "1", ""]);
  expect(one).toEqual(["'=1+1", "Heat Pumps", "2", "0", "", "No installer"]);
  expect(nowhere?.slice(0, 3)).toEqual(["Place unknown", "All", "1"]);
});
