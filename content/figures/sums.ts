import yields from "#content/data/solar-yield.json" with { type: "json" };
import { rowsOfFigure } from "#content/figures/figure-rows.ts";
import { figures } from "#content/figures/shared-figures.ts";
import type { Sum } from "#content/figures/text-figure.ts";

// What sentences work out, step by step as they say it. A new price changes the amount, and strays.test.ts then names
// each sentence that still shows the old one. Everything is worked out afresh for each sum, so that it is known on which
// rows of the register the sum rests: those of the figures that it read.

const read = new Set<string>();
const given = new Proxy(figures, {
  get(all, name: keyof typeof figures) {
    for (const row of rowsOfFigure[name]) read.add(row);
    return all[name];
  },
});

const POUND = 100;
const DAYS = 365;
const HOURS = 8760;
const VOLTS = 230;

const regionOf = (id: number) => {
  const region = yields.sapRegions.find((one) => one.id === id);
  if (!region) throw new Error(`no SAP region ${id}`);
  read.add("yield.table");
  return region;
};
const uk = () => regionOf(0);
const thames = () => regionOf(1);
const southEast = () => regionOf(2);
const monthOf = ({ monthlyShare }: ReturnType<typeof uk>, month: number) => monthlyShare[month] ?? 0;

const buy = () => given.electricityPence;
const gas = () => given.gasPence;
const sell = () => given.exportGoodPence;
const sellLeast = () => given.exportLowestPence;
const year = () => 4 * given.yieldKwh;
const share = () => given.selfUseCountedPercent / 100;
const used = () => share() * year();
const sold = () => year() - used();
/** Pounds a year from so many kWh of panels. */
const worth = (kwh: number, at: number) => (kwh * (share() * buy() + (1 - share()) * at)) / POUND;

/** 5 kWh in and out, of which nine tenths come back. */
const stored = { kwh: 5, comesBack: 0.9, sunnyDays: 250 };
const gain = (at: number) => stored.comesBack * buy() - at;
const fromSun = stored.sunnyDays * stored.kwh;
const night = { pence: 8, kwh: stored.kwh };

const gasHeat = () => 0.9 * given.typicalGasKwh;
const gasBill = () => (given.typicalGasKwh * gas()) / POUND;
const shower = (8 * 8 * 4.186 * 30) / 3600;
const gasKg = () => given.typicalGasKwh * given.gasKg;
const pumpKwh = () => gasHeat() / 3;

type Row = readonly [id: string, shown: string, amount: () => number, what: string, ...on: string[]];

const rows: readonly Row[] = [
  [
    "east-west-share",
    "83%",
    () => (given.yieldEastWestKwh / given.yieldKwh) * 100,
    "of what the south makes",
    "solar-panels",
  ],
  ["may-share", "13%", () => monthOf(uk(), 4) * 100, "of a year in May: more than", "solar-panels"],
  ["december-share", "2.5%", () => monthOf(uk(), 11) * 100, "of a year in December", "solar-panels"],
  ["may-of-4-kw", "495 kWh", () => monthOf(uk(), 4) * year(), "4 kW in May", "solar-panels"],
  ["used-of-4-kw", "1,472 kWh", () => used(), "used at home", "solar-panels", "/solar-battery-combo"],
  ["saved-of-4-kw", "£387", () => (used() * buy()) / POUND, "not bought", "solar-panels"],
  ["sold-of-4-kw", "2,208 kWh", () => sold(), "exported", "solar-panels", "/solar-battery-combo"],
  ["earned-of-4-kw", "£265", () => (sold() * sell()) / POUND, "for export", "solar-panels"],
  ["worth-of-4-kw", "£652", () => worth(year(), sell()), "both", "solar-panels", "/solar-battery-combo"],
  ["hundred-kw", "92,000 kWh", () => 100 * given.yieldKwh, "100 kW in a year", "commercial-solar"],
  ["gap", "14.32p", () => buy() - sell(), "between buying and selling", "battery-storage"],
  [
    "gap-of-a-year",
    "£261",
    () => (stored.kwh * DAYS * (buy() - sell())) / POUND,
    "a full cycle a day",
    "battery-storage",
  ],
  ["battery-for-8-kwh", "4.8 kWh", () => 0.6 * 8, "60% of a day’s use", "battery-storage"],
  ["tenth-lost", "368 kWh", () => year() / 10, "a tenth of 4 kW’s year", "solar-maintenance"],
  ["tenth-lost-worth", "£97", () => ((year() / 10) * buy()) / POUND, "bought instead", "solar-maintenance"],
  ["after-ten-years", "95%", () => 100 - 10 * 0.5, "less 0.5% a year", "solar-maintenance"],
  ["gas-standing-year", "£108", () => (given.gasStandingPence * DAYS) / POUND, "standing charge", "heat-pumps"],
  [
    "pump-after-grant",
    "£5,400",
    () => given.heatPumpPounds - given.heatPumpGrantPounds,
    "median less grant",
    "heat-pumps",
  ],
  ["gas-bill", "£757", () => gasBill(), "a typical home’s gas", "heat-pumps"],
  ["gas-heat", "8,550 kWh", () => gasHeat(), "of heat from it", "heat-pumps"],
  ["pump-at-3-5", "2,443 kWh", () => gasHeat() / 3.5, "for the same heat", "heat-pumps"],
  ["pump-at-3-5-cost", "£643", () => (gasHeat() / 3.5) * (buy() / POUND), "the same, bought", "heat-pumps"],
  ["pump-at-2-8", "3,054 kWh", () => gasHeat() / 2.8, "at a SCOP of 2.8", "heat-pumps"],
  ["pump-at-2-8-cost", "£804", () => (gasHeat() / 2.8) * (buy() / POUND), "the same, bought", "heat-pumps"],
  ["heat-from-gas", "8.9p", () => gas() / 0.9, "a kWh of heat", "low-carbon-heating"],
  ["heat-from-pump-3", "8.8p", () => buy() / 3, "a kWh of heat", "low-carbon-heating"],
  ["heat-from-pump-3-5", "7.5p", () => buy() / 3.5, "a kWh of heat", "low-carbon-heating"],
  ["mile", "7.5p", () => buy() / given.carMiles, "a mile on electricity", "ev-chargers"],
  ["three-phases", "22 kW", () => (3 * 32 * VOLTS) / 1000, "three phases of 32 amps", "ev-chargers"],
  ["ten-amps", "2.3 kW", () => (10 * VOLTS) / 1000, "a socket at 10 amps", "ev-chargers"],
  ["charge", "36 kWh", () => 0.6 * 60, "from 20% to 80% of 60 kWh", "ev-chargers"],
  ["day-of-driving", "9 kWh", () => 30 / given.carMiles, "30 miles: under", "ev-chargers"],
  ["least-charge", "1.4 kW", () => (6 * VOLTS) / 1000, "6 amps on one phase", "ev-chargers"],
  ["tenth-of-gas", "£76", () => gasBill() / 10, "a tenth of it", "smart-heating"],
  ["ten-watts", "88 kWh", () => (10 * HOURS) / 1000, "ten watts all year", "smart-home"],
  ["ten-watts-cost", "£23", () => ((10 * HOURS) / 1000) * (buy() / POUND), "the same, bought", "smart-home"],
  ["hundred-watts", "876 kWh", () => (100 * HOURS) / 1000, "a hundred watts all year", "smart-home"],
  ["hundred-watts-cost", "£231", () => ((100 * HOURS) / 1000) * (buy() / POUND), "the same, bought", "smart-home"],
  ["twenty-watts", "175 kWh", () => (20 * HOURS) / 1000, "twenty of a watt each", "smart-home"],
  ["shower", "2.2 kWh", () => shower, "8 minutes of 8 litres, 30 °C warmer", "water-systems"],
  ["shower-electric", "59p", () => shower * buy(), "from an immersion heater", "water-systems"],
  ["shower-gas", "20p", () => (shower / 0.9) * gas(), "from a gas boiler of 90%", "water-systems"],
  ["wind-at-12-mph", "73%", () => (1.2 ** 3 - 1) * 100, "the cube of 12 over 10, less one", "wind-hydro"],
  ["sutton-worth", "£688", () => worth(4 * thames().south, sell()), "4 kW there", "/sutton-solar-panels"],
  ["sutton-worth-least", "£504", () => worth(4 * thames().south, sellLeast()), "the same", "/sutton-solar-panels"],
  [
    "sutton-december",
    "104 kWh",
    () => monthOf(thames(), 11) * 4 * thames().south,
    "4 kW there",
    "/sutton-home-battery",
  ],
  ["kent-worth", "£727", () => worth(4 * southEast().south, sell()), "4 kW there", "/kent-solar-panels"],
  ["kent-worth-least", "£533", () => worth(4 * southEast().south, sellLeast()), "the same", "/kent-solar-panels"],
  ["roof-carbon", "480 kg", () => year() * given.gridKg, "CO₂e that 4 kW avoid", "/impact"],
  ["gas-carbon", "1,730 kg", () => gasKg(), "CO₂e of a typical home’s gas", "/impact"],
  ["pump-kwh", "2,850 kWh", () => pumpKwh(), "3 units of heat from 1", "/impact"],
  ["pump-carbon", "370 kg", () => pumpKwh() * given.gridKg, "CO₂e of it", "/impact"],
  ["pump-avoids", "1,360 kg", () => gasKg() - pumpKwh() * given.gridKg, "the difference", "/impact"],
  [
    "day-of-use",
    "6.8 kWh",
    () => given.typicalElectricityKwh / DAYS,
    "a day",
    "/tesla-powerwall",
    "/solar-battery-combo",
  ],
  ["stored-worth", "23.7p", () => stored.comesBack * buy(), "a stored unit", "/solar-battery-combo"],
  ["stored-gain", "11.7p", () => gain(sell()), "less its export", "/solar-battery-combo"],
  ["stored-gain-least", "19.6p", () => gain(sellLeast()), "less its export", "/solar-battery-combo"],
  ["june-day", "16 kWh", () => (monthOf(uk(), 5) * year()) / 30, "4 kW a day in June", "/solar-battery-combo"],
  ["december-day", "3 kWh", () => (monthOf(uk(), 11) * year()) / 31, "4 kW a day in December", "/solar-battery-combo"],
  [
    "november-day",
    "4.4 kWh",
    () => (monthOf(uk(), 10) * year()) / 30,
    "4 kW a day in November",
    "/solar-battery-combo",
  ],
  ["stored-from-sun", "1,250 kWh", () => fromSun, "250 days of 5 kWh", "/solar-battery-combo"],
  ["battery-year", "£146", () => (fromSun * gain(sell())) / POUND, "a year", "/solar-battery-combo"],
  ["battery-year-least", "£245", () => (fromSun * gain(sellLeast())) / POUND, "a year", "/solar-battery-combo"],
  ["comes-back", "4.5 kWh", () => stored.comesBack * stored.kwh, "nine tenths of 5", "/solar-battery-combo"],
  [
    "battery-nights",
    "£286",
    () => (DAYS * night.kwh * (stored.comesBack * buy() - night.pence)) / POUND,
    "",
    "/solar-battery-combo",
  ],
  [
    "stored-unit",
    "28p",
    () => (given.batteryPounds * POUND) / (4.5 * DAYS * 10),
    "its price by unit",
    "/solar-battery-combo",
  ],
];

export const sums: readonly Sum[] = rows.map(([id, shown, work, what, ...on]) => {
  read.clear();
  const amount = work();
  return { id, shown, amount, what, on, restsOn: [...read].toSorted() };
});
