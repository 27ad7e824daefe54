import homes from "#content/data/typical-homes.json" with { type: "json" };
import { rowsOfFigure } from "#content/figures/figure-rows.ts";
import { figures } from "#content/figures/shared-figures.ts";
import type { Sum } from "#content/figures/text-figure.ts";

// The arithmetic in sentences, step by step. A new price changes the amount, and strays.test.ts then names each
// sentence that still shows the old one. Each sum recalculates everything, so that we know which rows of the register
// it read.

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

/** From the planner's results for typical homes; domain/plans/typical-homes.test.ts recalculates them. */
const planned = <Home>(home: Home, ...rows: string[]) => {
  for (const row of rows) read.add(row);
  return home;
};
const PRICES = ["tariffs.cap", "tariffs.vatLongRun", "tariffs.export"];
/** 4 kW facing south. */
const roof = () => planned(homes.uk.south, "yield.south", ...PRICES);
const sutton = () => planned(homes.areas.sutton.south, "yield.south", ...PRICES);
const kent = () => planned(homes.areas.kent.south, "yield.south", ...PRICES);
/** Ofgem’s typical home with a heat pump. */
const heated = () => planned(homes.heatPump, "use.gas", "tariffs.cap", "tariffs.vatLongRun");
/** 5 kWh beside such a roof. */
const battery = () => planned(homes.battery, "economics.batteryRoundTrip", ...PRICES);
type Roof = typeof homes.uk.south;
const monthOf = ({ monthlyKwh }: Roof, month: number) => monthlyKwh[month] ?? 0;
const shareOf = (one: Roof, month: number) => monthOf(one, month) / one.kwh;
const lowOf = ({ savedRange }: { savedRange: readonly number[] }) => savedRange[0] ?? 0;
const highOf = ({ savedRange }: { savedRange: readonly number[] }) => savedRange.at(-1) ?? 0;

const buy = () => given.electricityPence;
const gas = () => given.gasPence;
const buyPlanned = () => given.electricityPlannedPence;
const boiler = () => given.boilerPercent / 100;
const sell = () => given.exportGoodPence;
const sellLeast = () => given.exportLowestPence;
const year = () => roof().kwh;

/** 5 kWh in and out, nine tenths of which come back. */
const stored = { kwh: 5, comesBack: 0.9 };
const gain = (at: number) => stored.comesBack * buy() - at;

/** The example of a night tariff; a fifth of the typical home's use falls into its cheap hours. */
const nights = { pence: 8, dayPence: 34.56, standingPence: 60.86, share: 1 / 5, comesBack: 0.89 };
const dearerBy = (into: number) => {
  planned(nights, "tariffs.cap", "tariffs.ev-overnight", "tariffs.ev-overnight.standing", "economics.batteryRoundTrip");
  const used = given.typicalElectricityKwh;
  const byNight = nights.share * used + DAYS * into;
  const byDay = (1 - nights.share) * used - DAYS * into * nights.comesBack;
  const standing = DAYS * (nights.standingPence - given.electricityStandingPence);
  return (byNight * nights.pence + byDay * nights.dayPence - used * buy() + standing) / POUND;
};

const gasBill = () => (given.typicalGasKwh * gas()) / POUND;
const shower = (8 * 8 * 4.186 * 30) / 3600;
const gasKg = () => given.typicalGasKwh * given.gasKg;

type Row = readonly [id: string, shown: string, amount: () => number, what: string, ...on: string[]];

const rows: readonly Row[] = [
  [
    "east-west-share",
    "83%",
    () => (given.yieldEastWestKwh / given.yieldKwh) * 100,
    "of what the south makes",
    "solar-panels",
  ],
  ["may-share", "13%", () => shareOf(roof(), 4) * 100, "of a year in May: more than", "solar-panels"],
  ["december-share", "2.7%", () => shareOf(roof(), 11) * 100, "of a year in December", "solar-panels"],
  ["may-of-4-kw", "488 kWh", () => monthOf(roof(), 4), "4 kW in May", "solar-panels"],
  ["used-of-4-kw", "970 kWh", () => roof().usedKwh, "used at home", "solar-panels", "/solar-battery-combo"],
  ["saved-of-4-kw", "£267", () => roof().notBoughtPounds, "not bought", "solar-panels"],
  ["sold-of-4-kw", "2,690 kWh", () => roof().soldKwh, "exported", "solar-panels", "/solar-battery-combo"],
  ["earned-of-4-kw", "£323", () => roof().soldPounds, "for export", "solar-panels"],
  ["worth-of-4-kw", "£590", () => roof().savedPounds, "both", "solar-panels", "/solar-battery-combo"],
  ["worth-low", "£450", () => lowOf(roof()), "both, the low end", "solar-panels", "/solar-battery-combo"],
  ["worth-high", "£630", () => highOf(roof()), "both, the high end", "solar-panels", "/solar-battery-combo"],
  [
    "planned-price",
    "£6,000",
    () => planned(homes.uk.south, "costs.solar.fixed", "costs.solar.perKwp").costPounds,
    "as planned",
    "solar-panels",
  ],
  ["hundred-kw", "91,500 kWh", () => 100 * given.yieldKwh, "100 kW in a year", "commercial-solar"],
  ["gap", "14.32p", () => buy() - sell(), "between buying and selling", "battery-storage"],
  [
    "gap-of-a-year",
    "£261",
    () => (stored.kwh * DAYS * (buy() - sell())) / POUND,
    "a full cycle a day",
    "battery-storage",
  ],
  ["battery-for-8-kwh", "4.8 kWh", () => 0.6 * 8, "60% of a day’s use", "battery-storage"],
  ["tenth-lost", "366 kWh", () => year() / 10, "a tenth of 4 kW’s year", "solar-maintenance"],
  ["tenth-lost-worth", "£96", () => ((year() / 10) * buy()) / POUND, "bought instead", "solar-maintenance"],
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
  [
    "boiler-in-use",
    "84%",
    () => (100 * heated().heatKwh) / heated().gasKwh,
    "of gas that becomes heat",
    "heat-pumps",
    "/impact",
  ],
  ["gas-heat", "7,980 kWh", () => heated().heatKwh, "of heat from it", "heat-pumps"],
  ["pump-at-45", "2,413 kWh", () => heated().electricityKwh, "for the same heat", "heat-pumps", "/impact"],
  ["pump-at-45-cost", "£667", () => heated().electricityPounds, "the same, bought", "heat-pumps"],
  ["pump-at-55", "2,653 kWh", () => heated().electricityKwhAt55, "with hotter radiators", "heat-pumps"],
  ["pump-at-55-cost", "£733", () => heated().electricityPoundsAt55, "the same, bought", "heat-pumps"],
  ["pump-saves-low", "£80", () => lowOf(heated()), "a year, the low end", "heat-pumps"],
  ["pump-saves-high", "£230", () => highOf(heated()), "a year, the high end", "heat-pumps"],
  ["heat-from-gas", "9.5p", () => gas() / boiler(), "a kWh of heat", "low-carbon-heating"],
  ["heat-from-pump-3", "9.2p", () => buyPlanned() / 3, "a kWh of heat", "low-carbon-heating"],
  ["heat-from-pump-3-5", "7.9p", () => buyPlanned() / 3.5, "a kWh of heat", "low-carbon-heating"],
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
  ["shower-gas", "21p", () => (shower / boiler()) * gas(), "from a gas boiler", "water-systems"],
  ["wind-at-12-mph", "73%", () => (1.2 ** 3 - 1) * 100, "the cube of 12 over 10, less one", "wind-hydro"],
  ["sutton-used", "980 kWh", () => sutton().usedKwh, "used at home there", "/sutton-solar-panels"],
  ["sutton-worth", "£614", () => sutton().savedPounds, "4 kW there", "/sutton-solar-panels"],
  ["sutton-worth-low", "£460", () => lowOf(sutton()), "the same", "/sutton-solar-panels"],
  ["sutton-worth-high", "£660", () => highOf(sutton()), "the same", "/sutton-solar-panels"],
  ["sutton-december", "107 kWh", () => monthOf(sutton(), 11), "4 kW there", "/sutton-home-battery"],
  ["kent-used", "1,000 kWh", () => kent().usedKwh, "used at home there", "/kent-solar-panels"],
  ["kent-worth", "£643", () => kent().savedPounds, "4 kW there", "/kent-solar-panels"],
  ["kent-worth-low", "£480", () => lowOf(kent()), "the same", "/kent-solar-panels"],
  ["kent-worth-high", "£690", () => highOf(kent()), "the same", "/kent-solar-panels"],
  ["roof-carbon", "480 kg", () => year() * given.gridKg, "CO₂e that 4 kW avoid", "/impact"],
  ["gas-carbon", "1,730 kg", () => gasKg(), "CO₂e of a typical home’s gas", "/impact"],
  ["pump-carbon", "320 kg", () => heated().electricityKwh * given.gridKg, "CO₂e of it", "/impact"],
  ["pump-avoids", "1,410 kg", () => gasKg() - heated().electricityKwh * given.gridKg, "the difference", "/impact"],
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
  ["june-day", "16 kWh", () => monthOf(roof(), 5) / 30, "4 kW a day in June", "/solar-battery-combo"],
  ["december-day", "3 kWh", () => monthOf(roof(), 11) / 31, "4 kW a day in December", "/solar-battery-combo"],
  ["november-day", "4.5 kWh", () => monthOf(roof(), 10) / 30, "4 kW a day in November", "/solar-battery-combo"],
  ["battery-kept", "960 kWh", () => battery().notBoughtKwh, "not bought", "/solar-battery-combo"],
  ["battery-taken", "1,080 kWh", () => battery().notSoldKwh, "not sold", "/solar-battery-combo"],
  [
    "battery-year",
    `£${homes.battery.savedPounds}`,
    () => battery().savedPounds,
    "a year",
    "battery-storage",
    "/solar-battery-combo",
  ],
  [
    "battery-year-least",
    `£${homes.battery.savedPoundsAtLeast}`,
    () => battery().savedPoundsAtLeast,
    "a year",
    "/solar-battery-combo",
  ],
  ["comes-back", "4.5 kWh", () => stored.comesBack * stored.kwh, "nine tenths of 5", "/solar-battery-combo"],
  [
    "battery-nights",
    "£320",
    () => -dearerBy(stored.kwh),
    "what 5 kWh save a year on a night tariff, on the whole bill",
    "/solar-battery-combo",
  ],
  ["night-tariff-alone", "£95", () => dearerBy(0), "a year, without a battery", "/solar-battery-combo"],
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
