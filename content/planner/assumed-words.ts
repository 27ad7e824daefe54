import { shown } from "#content/figures/shared-figures.ts";
import { energyFields, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import type { ChoiceField, NumberField } from "#content/planner/fields/plan-field.ts";

/** How we word an assumed value, and its source. */
export interface Assumed {
  /** Follows "We assumed". */
  says(value: string): string;
  /** Shown while the answers it depends on are missing. */
  before: string;
  source: string;
  /** The register's row behind it, which has the date of its check. */
  id?: string;
}

/** Said in the form and on the plan's page. */
export const averageOfAgeWords = "the average of its age";

/** Beside the price cap, where the home may have another tariff. */
export const triesCheaper = "Your plan also tries cheaper tariffs";

/** By the field's name in an address. */
export const assumedWords: Readonly<Record<string, Assumed>> = {
  floor: {
    says: (m2) => `${m2} m² of floor`,
    before: "the floor of homes with as many bedrooms",
    source: "floor area by number of bedrooms, from DESNZ’s gas use figures",
    id: "heat-demand.line",
  },
  people: {
    says: (people) => `${people} people`,
    before: "as many people as usually share such a floor",
    source: "SAP 2012, table 1b: an average, so not a whole number",
    id: "heat-demand.hotWater",
  },
  wall: averageOfAge("walls", "English Housing Survey 2024: how many of that age are filled"),
  loft: averageOfAge("loft", "our setting: between 100 and 150 mm"),
  windows: averageOfAge("windows", "our setting: double glazing"),
  epc: {
    says: () => "no energy certificate at hand",
    before: "",
    source: "a band would replace our guess from the age",
  },
  tenure: { says: () => "that you own it", before: "", source: "renters get other grants" },
  roof: {
    says: (label) => (label === "Yes" ? "a roof that is yours" : "no roof of your own"),
    before: "a roof that is yours, except in a flat",
    source: "our guess from the kind of home",
  },
  emitters: { says: lower, before: "", source: "our guess" },
  night: {
    says: (label) => (label === "Yes" ? "a lower price at night" : "one price all day"),
    before: "one price all day, except with storage heaters",
    source: "our guess from what gives the heat",
  },
  heating: { says: lower, before: "", source: "what most homes have" },
  fuel: {
    says: (kwh) => `${kwh} kWh for heating a year`,
    before: "what meters of such homes show",
    source: "meter readings from homes of that type and age, DESNZ 2026, at your local temperatures",
    id: "heat-demand.line",
  },
  electricity: {
    says: (kwh) => `${kwh} kWh of electricity a year`,
    before: "what a home of its size uses",
    source: "Ofgem’s typical use, by floor and people",
    id: "load.typicalElectricity",
  },
  occupancy: {
    says: () => "somebody at home now and then",
    before: "",
    source: "our setting",
    id: "load.occupancy.half",
  },
  export: {
    says: (pence) => `${pence}p for each kWh you sell`,
    before: "what export tariffs pay",
    source: "published export tariffs: from 4.1p to 15p",
    id: "tariffs.export",
  },
  fuelpence: {
    says: (pence) => `${pence}p for a kWh of your fuel`,
    before: "the published price of your fuel",
    source: "gas: Ofgem’s price cap; oil: a published price; both with VAT",
    id: "tariffs.gas",
  },
  litrepence: {
    says: (pence) => `${pence}p for a litre of oil`,
    before: "a price of oil; we know none of LPG",
    source: "the middle of two prices of early 2026, with VAT: your own bill is better",
    id: "tariffs.oil",
  },
  gasstreet: {
    says: () => `gas in the street: a grant of ${shown.heatPumpGrant}, ${shown.offGasGrant} if there is none`,
    before: "",
    source: "in England and Wales, for homes off the gas grid",
    id: "grants.bus-offgas",
  },
  own: {
    says: (pence) => `${pence}p for a kWh of electricity`,
    before: "",
    source: "Ofgem’s price cap with 5% VAT",
    id: "tariffs.cap",
  },
  kwp: { says: (kwp) => `${kwp} kWp on the roof`, before: "", source: "our setting; a typical size" },
  azimuth: { says: () => "south", before: "", source: "our setting; the best a roof can face" },
  pitch: { says: (degrees) => `${degrees}°`, before: "", source: "our setting; a typical slope" },
  shading: { says: () => "no shade", before: "", source: "our setting", id: "pv.shading.none" },
  inverter: {
    says: (kw) => `an inverter of ${kw} kW`,
    before: "an inverter that goes with the panels",
    source: "NREL PVWatts: 1.2 kWp for each kW",
    id: "pv.dcAcRatio",
  },
  exportlimit: { says: () => "no limit on what goes to the grid", before: "", source: "networks set one now and then" },
  battery: { says: (kwh) => `a battery of ${kwh} kWh`, before: "", source: "our setting; a typical size" },
  miles: {
    says: () => "no electric car",
    before: "",
    source: "our setting; the average is of MOT records",
    id: "economics.milesPerYear",
  },
  charging: { says: () => "a charger of your own", before: "", source: "our setting" },
  flow: {
    says: (degrees) => `${degrees} °C in the radiators`,
    before: "",
    source: "the median of homes at HeatpumpMonitor.org",
    id: "heat-pump.designFlow",
  },
  due: {
    says: () => "a boiler that lasts",
    before: "",
    source: "a new one costs about £2,500, which a heat pump saves",
    id: "costs.boiler",
  },
  when: { says: () => "today", before: "", source: "we use the grants and VAT on that day" },
};

function averageOfAge(part: string, source: string): Assumed {
  const words = `${averageOfAgeWords} for the ${part}`;
  return { says: () => words, before: words, source, id: "fabric.meanHome" };
}

export const assumedFields: Readonly<Record<string, NumberField | ChoiceField>> = Object.fromEntries(
  [homeFields, energyFields, arrayFields, equipmentFields, { standing: tariffFields.standingPence }]
    .flatMap((group) => Object.values(group) as (NumberField | ChoiceField)[])
    .map((field) => [field.query, field]),
);

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
