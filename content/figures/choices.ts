import type { TextFigure } from "#content/figures/text-figure.ts";

// Figures that nobody measured: chosen for an example, or as a rough guide that its sentence calls one.

/** Their entry in the register. */
export const CHOSEN = {
  source: "Our choice, to show a sum or as a rough guide",
  checkedOn: "2026-11-01",
  validUntil: "2027-11-01",
} as const;

type Row = readonly [id: string, shown: string, what: string, ...on: string[]];

const rows: readonly Row[] = [
  ["roof-for-a-kw", "5 m²", "Roof for 1 kW: panels of 430 to 460 W of about 2 m² each, rounded up", "solar-panels"],
  ["larger-home", "3,500 kWh", "A larger home’s electricity in a year, upper end", "solar-panels"],
  ["hundred-kw-roof", "100 kW", "A system chosen to show a business’s year", "commercial-solar"],
  ["eight-kwh-a-day", "8 kWh", "A day’s use, chosen to size a battery", "battery-storage"],
  [
    "fall-with-a-cause",
    "15%",
    "A fall in yield that has a cause: more than the weather of a year usually takes",
    "solar-maintenance",
  ],
  ["four-kw", "4 kW", "A system chosen to show a sum", "solar-maintenance", "battery-storage"],
  ["cool-flow", "45 °C", "Flow from a heat pump, the cooler of two that are compared", "heat-pumps", "/impact"],
  ["warm-flow", "55 °C", "Flow from a heat pump, the warmer of two that are compared", "heat-pumps"],
  ["boiler-flow", "70 °C", "A usual flow from a boiler, for comparison", "heat-pumps"],
  ["car-battery", "60 kWh", "A car’s battery, chosen to show charging", "ev-chargers"],
  ["car-full", "80%", "How full that car is charged", "ev-chargers"],
  ["day-of-miles", "30 miles", "A day’s driving, chosen to show charging", "ev-chargers"],
  ["living-room", "20 °C", "A living room that many people are content with", "smart-heating"],
  ["shower-flow", "8 litres", "Water of a shower in a minute, chosen to show its heat", "water-systems"],
  ["shower-warmth", "30 °C", "By how much its water is warmed", "water-systems"],
  ["spare-flow", "6 litres", "A sparing shower head, for comparison", "water-systems"],
  ["hydro-efficiency", "70%", "Efficiency of a small hydro scheme, upper end of a rough range", "wind-hydro"],
  ["audit-share", "55%", "What the two shares of the audit calculator come to", "energy-audits"],
  ["process-heat", "70 °C", "What commercial heat pumps commonly reach", "commercial-renewables"],
  ["process-steam", "100 °C", "Heat from which on other ways begin", "commercial-renewables"],
  ["footprint", "100 tonnes", "A footprint chosen to show a straight line", "net-zero"],
  ["battery-class", "15 kWh", "A battery of the Powerwall’s class, as we mean it", "/tesla-powerwall"],
  ["evening-need", "5 kWh", "A home’s evening, chosen for comparison", "/tesla-powerwall"],
  ["kettle", "3 kW", "The usual power of a kettle", "/tesla-powerwall"],
  ["electric-shower", "10 kW", "Power of an electric shower, upper end", "/tesla-powerwall"],
  ["middle-price", "£6,000", "4 kW of panels, the middle of the prices", "/solar-battery-combo"],
  ["night-price", "8p", "A night tariff’s unit, for example", "/solar-battery-combo"],
];

/** Choices that a row of the register already holds. */
const held: Readonly<Record<string, readonly string[]>> = {
  "middle-price": ["costs.solar.fixed", "costs.solar.perKwp"],
  "night-price": ["tariffs.ev-overnight"],
};

export const choices: readonly TextFigure[] = rows.map(([id, shown, what, ...on]) => {
  const restsOn = held[id];
  return { id, shown, what, on, ...(restsOn && { restsOn }) };
});
