import { expect, it } from "vitest";
import { type OwnFacts, withFilledIn } from "#domain/quotes/begin/filled-in.ts";

const nothing = { holder: null, mcsNumber: null, ended: null };
const own: OwnFacts = {
  today: "2026-11-23",
  isHome: true,
  party: { legalName: "Kestrel Roofs Ltd", address: "1 Mill Lane, Reading, RG1 1AA", companyNumber: "01234567" },
  terms: {
    code: "recc",
    workmanshipYears: 5,
    insuredYears: 2,
    coolingOffDays: 14,
    validDays: 60,
    shares: { on_order: 25, on_delivery: 35, on_completion: 40 },
  },
  certificate: (technology) => (technology === "solar" ? { ...nothing, mcsNumber: "NAP 1" } : nothing),
};
const begun = { technology: "solar", option: "A" };
const lines = { "lines.0.text": "All of it", "lines.0.count": "1", "lines.0.unitPence": "6200.01" };
const filled = (typed: object, known = own) => withFilledIn({}, { ...begun, ...typed }, known);

it("fills in the company and its usual terms", () => {
  expect(filled({})).toEqual({
    ...begun,
    "party.legalName": "Kestrel Roofs Ltd",
    "party.address": "1 Mill Lane, Reading, RG1 1AA",
    "party.companyNumber": "01234567",
    mcsNumber: "NAP 1",
    code: "recc",
    workmanshipYears: "5",
    insuredYears: "2",
    coolingOffDays: "14",
    validUntil: "2027-01-22",
    "payments.0.when": "on_order",
    "payments.1.when": "on_delivery",
    "payments.2.when": "on_completion",
  });
});

it("suggests 14 days to cancel and 30 days of validity to a company without usual terms", () => {
  const typed = filled({}, { ...own, terms: undefined });
  expect(typed).toMatchObject({ coolingOffDays: "14", validUntil: "2026-12-23" });
  expect(typed).not.toHaveProperty("code");
  expect(Object.keys(typed).filter((name) => name.startsWith("payments"))).toEqual([]);
});

it("works out VAT, total and payments, whose last takes the odd pennies", () => {
  expect(filled(lines)).toMatchObject({
    "lines.0.vatPercent": "0",
    totalPence: "6200.01",
    "payments.0.pence": "1550",
    "payments.1.pence": "2170",
    "payments.2.pence": "2480.01",
  });
});

it("takes a deducted grant off what is shared out", () => {
  const grant = { "grant.scheme": "other", "grant.pence": "200.01", "grant.deducted": "yes" };
  expect(filled({ ...lines, ...grant })).toMatchObject({ totalPence: "6200.01", "payments.0.pence": "1500" });
});

it("fills in no VAT rate for a business, whose rate we do not know", () => {
  expect(filled(lines, { ...own, isHome: false })).not.toHaveProperty("lines.0.vatPercent");
  expect(filled({ ...lines, technology: "ev_charger" })).toMatchObject({ "lines.0.vatPercent": "20" });
});

it("works out kWp, and the panels of the only roof face", () => {
  const system = { panelWp: "430", panels: "12", "arrays.0.facing": "180" };
  expect(filled(system)).toMatchObject({ kWp: "5.16", "arrays.0.panels": "12" });
  expect(filled({ ...system, "arrays.1.facing": "90" })).not.toHaveProperty("arrays.0.panels");
});

it.each([
  ["one phase", { inverterKw: "3.68", phases: "1" }, "g98"],
  ["one phase, over", { inverterKw: "3.69", phases: "1" }, undefined],
  ["three phases", { inverterKw: "11.04", phases: "3" }, "g98"],
  ["three phases, over", { inverterKw: "11.05", phases: "3" }, undefined],
  ["no power said", { phases: "1" }, undefined],
])("chooses the network form: %s", (_, system, network) => {
  expect(filled(system).network).toBe(network);
});

it("takes the battery's power too, and its inverter's", () => {
  const both = { technology: "solar_battery", phases: "1", inverterKw: "3.6" };
  expect(filled({ ...both, powerKw: "5" })).not.toHaveProperty("network");
  expect(filled({ ...both, powerKw: "3.6" }).network).toBe("g98");
});

it("has the MCS number of the work that is quoted", () => {
  const solar = filled({});
  expect(withFilledIn(solar, { ...solar, technology: "heat_pump" }, own)).not.toHaveProperty("mcsNumber");
});

it("follows what it was worked out from, until somebody types over it", () => {
  const first = filled({ ...lines, panelWp: "430", panels: "12" });
  const dearer = withFilledIn(first, { ...first, "lines.0.unitPence": "8000", panels: "10" }, own);
  expect(dearer).toMatchObject({ totalPence: "8000", "payments.0.pence": "2000", kWp: "4.3" });
  const typed = { ...dearer, totalPence: "7999", "payments.0.pence": "1000", validUntil: "2026-12-31" };
  const kept = withFilledIn(dearer, typed, own);
  expect(kept).toMatchObject({ totalPence: "7999", "payments.0.pence": "1000", validUntil: "2026-12-31" });
  const later = withFilledIn(kept, { ...kept, "lines.0.unitPence": "9000" }, own);
  expect(later).toMatchObject({ totalPence: "7999", "payments.0.pence": "1000", "payments.1.pence": "2800" });
});
