import {
  choice,
  day,
  group,
  line,
  lines,
  list,
  needed,
  number,
  optional,
  pence,
  whole,
  yesNo,
} from "#content/quote-sheet/field.ts";

/** What a quote can be for. The values are stored, and used in the JSON API. */
export const quoteTechnologies = [
  { value: "solar", label: "Solar panels" },
  { value: "battery", label: "Battery" },
  { value: "solar_battery", label: "Solar panels and battery" },
  { value: "heat_pump", label: "Heat pump" },
  { value: "ev_charger", label: "EV charger" },
  { value: "other", label: "Other work" },
] as const;

export type QuoteTechnology = (typeof quoteTechnologies)[number]["value"];

/** How the company knows the property, also within a sentence ("Quoted from a desk"). */
export const basisOptions = [
  { value: "desk", label: "From a desk" },
  { value: "remote", label: "After a remote survey" },
  { value: "site_visit", label: "After a visit" },
] as const;

/** When a payment is due, in the order of a job. */
export const paymentTimes = [
  { value: "on_order", label: "On order" },
  { value: "before_start", label: "Before work starts" },
  { value: "on_delivery", label: "On delivery" },
  { value: "on_completion", label: "On completion" },
  { value: "after_handover", label: "After handover" },
] as const;

export type PaymentTime = (typeof paymentTimes)[number]["value"];

export const lineKinds = [
  { value: "equipment", label: "Equipment" },
  { value: "labour", label: "Labour" },
  { value: "scaffold", label: "Scaffold" },
  { value: "electrical", label: "Electrical work" },
  { value: "groundwork", label: "Groundwork" },
  { value: "removal", label: "Removal" },
  { value: "application", label: "Applications" },
  { value: "other", label: "Other" },
  { value: "discount", label: "Discount" },
] as const;

/** The kinds of lines that are not equipment. */
export const savedLineKinds = lineKinds.filter(({ value }) => value !== "equipment");

/** The role of a piece of equipment in the system. */
export const equipmentRoles = [
  { value: "panel", label: "Panel" },
  { value: "inverter", label: "Inverter" },
  { value: "battery", label: "Battery" },
  { value: "heat_pump", label: "Heat pump" },
  { value: "cylinder", label: "Cylinder" },
  { value: "charger", label: "Charger" },
  { value: "control", label: "Control" },
  { value: "other", label: "Other" },
] as const;

const part = choice([
  { value: "solar", label: "Solar panels" },
  { value: "battery", label: "Battery" },
  { value: "shared", label: "Both" },
]);

const lineFields = {
  kind: needed("Kind", choice(lineKinds)),
  text: needed("What it is", line(120), { orangeButton: "Description" }),
  count: needed("How many", whole(1, 999), { orangeButton: "Quantity" }),
  vatPercent: needed(
    "VAT",
    choice([
      { value: 0, label: "0%" },
      { value: 5, label: "5%" },
      { value: 20, label: "20%" },
    ]),
  ),
  unitPence: needed("Price of one", pence(-100_000_000, 100_000_000), {
    help: "Net; only a discount is negative",
    orangeButton: "UnitPrice",
  }),
};

const partLabel = "Part";

/** In an offer of solar panels and a battery, each line says which it belongs to. */
export const lineLists = {
  partOptional: needed("Lines", list(1, 30, { ...lineFields, part: optional(partLabel, part) })),
  partNeeded: needed("Lines", list(1, 30, { ...lineFields, part: needed(partLabel, part) })),
};

const BEFORE_COMPLETION: readonly unknown[] = ["on_order", "before_start", "on_delivery"];

/** Whether the customer pays before the work is complete, which a quote can insure. */
export function isPaidBefore(payments: unknown): boolean {
  return (
    Array.isArray(payments) &&
    payments.some(
      (row: { when?: unknown; pence?: unknown } | null) => BEFORE_COMPLETION.includes(row?.when) && row?.pence !== 0,
    )
  );
}

export const offerFields = {
  technology: needed("What it is for", choice(quoteTechnologies)),
  option: needed(
    "Option",
    choice([
      { value: "A", label: "A" },
      { value: "B", label: "B" },
      { value: "C", label: "C" },
    ]),
  ),
  basis: needed("Basis", choice(basisOptions), { help: "How you know the property" }),
  firm: needed("Firm price", yesNo, { help: "Stays unless the customer changes the job" }),
  mayRisePercent: optional("Can rise by (%)", whole(0, 50), { neededWith: { field: "firm", value: false } }),
  lines: lineLists.partOptional,
  totalPence: needed("Total", pence(100, 500_000_000), { help: "With VAT, before grants" }),
  grant: optional(
    "Grant",
    group({
      scheme: needed(
        "Scheme",
        choice([
          { value: "bus", label: "Boiler Upgrade Scheme" },
          { value: "hes", label: "Home Energy Scotland" },
          { value: "ozev", label: "EV chargepoint grant" },
          { value: "other", label: "Other" },
        ]),
      ),
      pence: needed("Amount", pence(1, 500_000_000)),
      deducted: needed("Taken off the price", yesNo, { help: "You claim it and take it off" }),
    }),
  ),
  payments: needed(
    "Payments",
    list(1, 6, {
      when: needed("When", choice(paymentTimes)),
      pence: needed("Amount", pence(0, 500_000_000)),
    }),
  ),
  equipment: needed(
    "Equipment",
    list(1, 20, {
      role: needed("What it is", choice(equipmentRoles)),
      make: needed("Make", line(60), { orangeButton: "ProdMfr" }),
      model: needed("Model", line(80), { orangeButton: "ProdName" }),
      count: needed("How many", whole(1, 3000), { orangeButton: "Quantity" }),
      warrantyYears: needed("Warranty in years", whole(0, 40), { orangeButton: "WarrantyDuration" }),
    }),
  ),
  workmanshipYears: needed("Workmanship guaranteed (years)", whole(0, 25)),
  insuredYears: needed("Of which insured (years)", whole(0, 25), {
    help: "Insurance honours it if you close; 0 none",
  }),
  depositInsured: optional("Deposit insured", yesNo, {
    help: "Needed if anything is paid before completion",
  }),
  validUntil: needed("Valid until", day(1, 180)),
  earliestStart: needed("Earliest start", day(0, 365)),
  workDays: needed("Days of work", whole(1, 90)),
  party: needed(
    "Contract party",
    group({
      legalName: needed("Legal name", line(150)),
      address: needed("Address", line(200)),
      companyNumber: optional("Company number", line(8)),
    }),
    { help: "Who signs the contract" },
  ),
  coolingOffDays: needed("Days to cancel", whole(0, 60)),
  mcsNumber: optional("MCS number", line(30)),
  ozevNumber: optional("OZEV number", line(30)),
  electrical: optional("Electrical registration", line(30)),
  code: needed(
    "Consumer code",
    choice([
      { value: "recc", label: "RECC" },
      { value: "hies", label: "HIES" },
      { value: "other", label: "Another" },
      { value: "none", label: "None" },
    ]),
  ),
  network: needed(
    "Network form",
    choice([
      { value: "g98", label: "G98, notified afterwards" },
      { value: "g99", label: "G99, approved beforehand" },
      { value: "done", label: "Agreed already" },
      { value: "none", label: "None" },
    ]),
    { help: "Network operator’s form" },
  ),
  notes: optional("Notes", lines(2000)),
  savings: optional(
    "Savings",
    group({
      pence: needed("Savings a year", pence(0, 500_000_000)),
      electricityPence: needed("Electricity (pence a kWh)", number(1, 100)),
      exportPence: needed("Export (pence a kWh)", number(0, 50)),
    }),
  ),
} as const;
