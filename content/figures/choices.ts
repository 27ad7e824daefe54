import type { TextFigure } from "#content/figures/text-figure.ts";

// Figures that nobody measured: chosen to show a sum, or as a rough guide that its sentence calls one.

type Row = readonly [id: string, shown: string, what: string, ...on: string[]];

const rows: readonly Row[] = [
  ["larger-home", "3,500 kWh", "the upper end of the homes that the answer speaks of", "solar-panels"],
  ["hundred-kw-roof", "100 kW", "a system chosen to show a business’s year", "commercial-solar"],
  ["eight-kwh-a-day", "8 kWh", "a day’s use, chosen by the question", "battery-storage"],
  ["fall-with-a-cause", "15%", "more than the weather of a year usually takes, as a rough guide", "solar-maintenance"],
  ["four-kw", "4 kW", "a system chosen to show a loss", "solar-maintenance"],
  ["boiler", "90%", "the efficiency that we count for a gas boiler", "heat-pumps", "low-carbon-heating", "/impact"],
  ["cool-flow", "45 °C", "one of two designs that are compared", "heat-pumps"],
  ["warm-flow", "55 °C", "the other of them", "heat-pumps"],
  ["boiler-flow", "70 °C", "a usual flow from a boiler, for comparison", "heat-pumps"],
  ["car-battery", "60 kWh", "a car chosen to show charging", "ev-chargers"],
  ["car-full", "80%", "to which it is charged", "ev-chargers"],
  ["day-of-miles", "30 miles", "a day chosen to show charging", "ev-chargers"],
  ["living-room", "20 °C", "what many people are content with", "smart-heating"],
  ["shower-flow", "8 litres", "a shower chosen to show its heat", "water-systems"],
  ["shower-warmth", "30 °C", "by which its water is warmed", "water-systems"],
  ["spare-flow", "6 litres", "a sparing shower head, for comparison", "water-systems"],
  ["hydro-efficiency", "70%", "the upper end of a rough range for small schemes", "wind-hydro"],
  ["audit-share", "55%", "what the calculator’s two shares come to", "energy-audits"],
  ["process-heat", "70 °C", "what commercial heat pumps commonly reach, as a rough guide", "commercial-renewables"],
  ["process-steam", "100 °C", "where other ways begin, as a rough guide", "commercial-renewables"],
  ["footprint", "100 tonnes", "a footprint chosen to show a straight line", "net-zero"],
  ["battery-class", "15 kWh", "what we mean by this class of battery", "/tesla-powerwall"],
  ["evening-need", "5 kWh", "a home’s evening, chosen for comparison", "/tesla-powerwall"],
  ["kettle", "3 kW", "the usual power of a kettle", "/tesla-powerwall"],
  ["electric-shower", "10 kW", "the upper end for electric showers", "/tesla-powerwall"],
  ["middle-price", "£6,000", "the middle of the prices of 4 kW", "/solar-battery-combo"],
  ["night-price", "8p", "a night tariff, for example", "/solar-battery-combo"],
];

export const choices: readonly TextFigure[] = rows.map(([id, shown, what, ...on]) => ({ id, shown, what, on }));
