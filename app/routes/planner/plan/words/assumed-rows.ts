import { fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { compassPoint } from "#content/planner/compass.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import type { NumberField } from "#content/planner/fields/plan-field.ts";
import { assumptionQuery } from "#content/planner/fields/wish-fields.ts";
import { count, oneDecimal, pence, pounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { assumptions, findAssumption } from "#domain/assumptions/register.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { assumptionRange } from "#domain/planner/inputs/assumption-range.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { costRowsOf } from "#domain/planner/money/costs.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";

/** A figure that the plan rests on and the reader may change. */
export interface AssumedRow {
  /** In an address, and in the JSON of a plan's inputs. */
  name: string;
  path: string;
  label: string;
  hint: string;
  unit: string;
  min: number;
  max: number;
  /** The slider's part of the range, and its steps; any number in the range can be typed. */
  slider: { min: number; max: number; step: number };
  /** The value used in the plan. */
  value: number;
  /** Whether the field stays empty until the reader types a figure: ours follows from other answers. */
  byModel: boolean;
  isYours: boolean;
  /** "101 m² of floor". */
  said: string;
  /** The row of the register that it comes from. */
  source: string | undefined;
}

export interface AssumedGroup {
  title: string;
  rows: readonly AssumedRow[];
}

interface Own {
  field: NumberField;
  value: number;
  said: string;
  source?: string;
  byModel?: boolean;
  sliderMax?: number;
}

export function assumedGroups(page: PlanPage): AssumedGroup[] {
  const query = new URLSearchParams(page.query);
  const own = (one: Own) => ownRow(query, one);
  const figure = (id: string, said: (value: number) => string) => registerRow(page, query, id, said);
  const { plan } = page;
  return [
    { title: "Your home", rows: homeRows(page).map(own) },
    { title: "Roof, battery, car", rows: equipmentRows(page).map(own) },
    {
      title: "Prices",
      rows: [
        own({
          field: energyFields.exportPence,
          value: plan.inputs.energy.exportPence,
          said: `${pence(plan.inputs.energy.exportPence)} for each kWh you sell`,
          source: "tariffs.export",
        }),
        figure("economics.priceGrowth", growthInWords),
        figure("economics.discountRateReal", (rate) => `a discount of ${oneDecimal(rate * 100)}% a year`),
      ],
    },
    { title: "Costs and the heat pump", rows: [...flowRows(page).map(own), ...costRows(page, query)] },
  ];
}

const growthInWords = (growth: number) =>
  growth === 0
    ? "energy prices follow inflation"
    : `energy prices ${growth > 0 ? "rise" : "fall"} ${oneDecimal(Math.abs(growth * 100))}% a year beyond inflation`;

function homeRows({ plan: { inputs, today } }: PlanPage): Own[] {
  const { home, energy } = inputs;
  const hasFuel = energy.heating !== "heatPump";
  return [
    {
      field: homeFields.floorAreaM2,
      value: home.floorAreaM2,
      said: `${count(home.floorAreaM2)} m² of floor`,
      source: "heat-demand.line",
      byModel: true,
      sliderMax: 300,
    },
    {
      field: homeFields.people,
      value: home.people,
      said: `${oneDecimal(home.people)} people`,
      source: "heat-demand.hotWater",
      byModel: true,
    },
    {
      field: energyFields.electricityKwh,
      value: energy.electricityKwh ?? today.electricityKwh,
      said: `${count(energy.electricityKwh ?? today.electricityKwh)} kWh of electricity a year, without the car`,
      source: "load.typicalElectricity",
      byModel: true,
      sliderMax: 12_000,
    },
    ...(hasFuel
      ? [
          {
            field: energyFields.fuelKwh,
            value: energy.fuelKwh ?? today.fuelKwh,
            said: `${count(energy.fuelKwh ?? today.fuelKwh)} kWh of ${fuelInWords(inputs)} a year`,
            source: "heat-demand.age",
            byModel: true,
            sliderMax: 40_000,
          },
        ]
      : []),
  ];
}

function equipmentRows({ plan: { inputs, solar } }: PlanPage): Own[] {
  const [roof] = inputs.solar.arrays;
  const { kwh } = inputs.battery;
  const { milesPerYear } = inputs.car;
  const roofs = roof
    ? [
        { field: arrayFields.kwp, value: roof.kwp, said: `${oneDecimal(roof.kwp)} kWp of panels`, sliderMax: 12 },
        { field: arrayFields.azimuth, value: roof.azimuth, said: `a roof that faces ${direction(roof.azimuth)}` },
        {
          field: arrayFields.pitch,
          value: roof.pitch,
          said: `${count(roof.pitch)}° of pitch; each kWp makes ${count(solar.kwhPerKwp)} kWh a year`,
          source: "sap-climate.radiation",
        },
      ]
    : [];
  return [
    ...roofs,
    {
      field: equipmentFields.batteryKwh,
      value: kwh,
      said: `a battery of ${oneDecimal(kwh)} kWh`,
      source: "economics.batteryRoundTrip",
      sliderMax: 20,
    },
    {
      field: equipmentFields.milesPerYear,
      value: milesPerYear,
      said: milesPerYear > 0 ? `${count(milesPerYear)} miles a year in an electric car` : "no electric car",
      source: "economics.kwhPerMile",
      sliderMax: 20_000,
    },
  ];
}

const EIGHTH = 45;

function direction(azimuth: number): string {
  const nearest = compassPoint(azimuth);
  return azimuth % EIGHTH === 0 ? nearest : `${nearest} (${count(azimuth)}°)`;
}

function flowRows({ plan: { inputs, heatPump } }: PlanPage): Own[] {
  if (!inputs.measures.includes("heatPump") && inputs.energy.heating !== "heatPump") return [];
  const { designFlowC } = inputs.heatPump;
  const said = `${count(designFlowC)} °C in the radiators on the coldest day: 1 kWh of electricity gives ${oneDecimal(heatPump.spf)} of heat`;
  return [{ field: equipmentFields.designFlowC, value: designFlowC, said, source: "heat-pump.designFlow" }];
}

function costRows(page: PlanPage, query: URLSearchParams): AssumedRow[] {
  const { inputs, steps } = page.plan;
  return inputs.measures.flatMap((measure) => {
    const [id, ...bySize] = costRowsOf(inputs, measure);
    const step = steps.find((one) => one.measure === measure);
    if (id === undefined || !step) return [];
    const [, gross] = step.grossPounds;
    const name = measureNames[measure].inSentence;
    const size = (fixed: number) => (bySize.length > 0 ? ` and ${pounds(gross - fixed)} for the size` : "");
    const row = registerRow(page, query, id, (fixed) => `${pounds(fixed)} for ${name}${size(fixed)}, before grants`);
    return bySize.length > 0 ? [{ ...row, hint: "If you have a quote, take off the part for the size." }] : [row];
  });
}

function ownRow(
  query: URLSearchParams,
  { field, value, said, source, byModel = false, sliderMax = field.max }: Own,
): AssumedRow {
  return {
    name: field.query,
    path: pathOf(field),
    label: field.label,
    hint: field.hint ?? "",
    unit: field.unit,
    min: field.min,
    max: field.max,
    slider: { min: field.min, max: sliderMax, step: field.step },
    value,
    byModel,
    isYours: query.has(field.query),
    said,
    source,
  };
}

/** The first roof; it is the one the page shows. */
const pathOf = ({ path }: NumberField) => (path.includes(".") ? path : `solar.arrays.0.${path}`);

const SLIDER_STEPS = 100;

function registerRow(
  { plan }: PlanPage,
  query: URLSearchParams,
  id: string,
  say: (value: number) => string,
): AssumedRow {
  const row = findAssumption(id);
  const range = assumptionRange(id);
  const value = factsWith(plan.inputs.assumptions).number(id);
  const ours = range?.ours ?? value;
  const low = row?.low ?? ours / 2;
  const high = row?.high ?? ours * 2;
  const step = (high - low) / SLIDER_STEPS;
  return {
    name: `${assumptionQuery}${id}`,
    path: `assumptions.${id}`,
    label: row?.label ?? id,
    hint: row?.unit === "share" || row?.unit === "per year" ? `As a share: ${percentExample(ours)}` : "",
    unit: row?.unit ?? "",
    min: range?.min ?? low,
    max: range?.max ?? high,
    slider: { min: Math.min(low, value), max: Math.max(high, value), step: Number(step.toPrecision(1)) },
    value,
    byModel: false,
    isYours: query.has(`${assumptionQuery}${id}`),
    said: say(value),
    source: id,
  };
}

const percentExample = (ours: number) => `${ours} is ${oneDecimal(ours * 100)}%`;

/** Shown beside a question of the form, but not used in plans. */
const SHOWN_ONLY = new Set(["economics.milesPerYear"]);

/** Whether a figure can change this plan, by how its id begins; the rest always can. */
function matters({ inputs, place }: HomePlan): (id: string) => boolean {
  const { home, energy, car, solar } = inputs;
  const asks = (measure: Measure) => inputs.measures.includes(measure);
  const { heating } = energy;
  const hasPump = asks("heatPump") || heating === "heatPump";
  const isNorthern = place.nation === "Northern Ireland";
  const priced = new Set(inputs.measures.flatMap((measure) => costRowsOf(inputs, measure)));
  const rules: readonly [RegExp, (rest: string) => boolean][] = [
    [/^(costs\.\w+\.(?:fixed|per\w+))$/, (row) => priced.has(row)],
    [/^heat-demand\.epc\.(.+)/, (band) => band === home.epc],
    [/^load\.occupancy\.(.+)/, (occupancy) => occupancy === home.occupancy],
    [/^pv\.shading\.(.+)/, (shading) => solar.arrays.some((array) => array.shading === shading)],
    [/^(?:carbon|tariffs)\.(gas|oil|lpg)$/, (fuel) => fuel === heating],
    [/^tariffs\.(export|northernIrelandExport)$/, (row) => (row === "export") !== isNorthern],
    [/airToAir/, () => asks("airToAir")],
    [/^heat-demand\.nightShare/, () => heating === "electric"],
    [/^(?:costs\.(?:heatPump|boiler)|heat-pump\.)/, () => hasPump],
    [/^economics\.battery/, () => asks("battery")],
    [/^economics\.(?:kwhPerMile|homeShare|publicCharging)/, () => car.milesPerYear > 0],
    [
      /^(?:costs|fabric\.inUse|fabric\.measured)\.(loft|cavity|floor|solid\w+|evCharger)/,
      (one) => asks(one as Measure),
    ],
  ];
  return (id) => {
    const [pattern, holds] = rules.find(([one]) => one.test(id)) ?? [];
    return holds?.(pattern?.exec(id)?.[1] ?? "") ?? true;
  };
}

/** All remaining figures that readers may change and that can change this plan. */
export function otherFigures(page: PlanPage, shown: ReadonlySet<string>): AssumedRow[] {
  const query = new URLSearchParams(page.query);
  const canMatter = matters(page.plan);
  return assumptions
    .filter(
      ({ id, editable, value, usedBy }) =>
        !SHOWN_ONLY.has(id) &&
        editable &&
        typeof value === "number" &&
        usedBy.includes("planner") &&
        canMatter(id) &&
        !shown.has(`${assumptionQuery}${id}`),
    )
    .map(({ id }) => registerRow(page, query, id, (value) => String(value)));
}
