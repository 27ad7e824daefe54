// Does one thing again and again in a process of its own and prints how often for each second of processor time.
import { readdirSync } from "node:fs";
import type { PlanAnswer, PlanAsked } from "#app/enhance/plan-messages.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { scheduleOf } from "#domain/planner/tariffs/schedule.ts";
import { simulateYear, type YearSetup } from "#domain/planner/year/simulate-year.ts";
import { steadyLoad } from "#domain/planner/year/steady-load.ts";

export interface TimerOrder {
  task: "year" | "loop" | "plan" | "slider";
  multiplications: number;
  warmUpSeconds: number;
  seconds: number;
}

/** How often a second of processor time, for the whole process, garbage collection included. */
export interface TimerReport {
  rate: number;
}

const TODAY = "2026-11-22";
const CROYDON: PlanPlace = { outwardCode: "CR0", sapRegion: 1, nation: "England", longitude: -0.078 };
const FIVE_ANSWERS = "postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas";
const CAR_KWH = 1400;
/** Asking for the time too often would be part of what is measured. */
const AT_ONCE = 20;

/** The planner's worker as it is built. */
const BUILT = new URL("../../../build/client/assets/", import.meta.url);

const tasks: Record<TimerOrder["task"], () => (() => number) | Promise<() => number>> = { year, loop, plan, slider };
const order: TimerOrder = JSON.parse(process.argv[2] ?? "");
const act = await tasks[order.task]();
let seen = 0;
repeat(order.warmUpSeconds);
const report: TimerReport = { rate: repeat(order.seconds) };
// What nobody reads a compiler may leave out.
if (!Number.isFinite(seen)) throw new Error(`${order.task} gave ${seen}`);
console.log(JSON.stringify(report));

function repeat(seconds: number): number {
  const before = process.cpuUsage();
  for (let times = AT_ONCE; ; times += AT_ONCE) {
    for (let one = 0; one < AT_ONCE; one++) seen += act();
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1_000_000;
    if (spent >= seconds) return times / spent;
  }
}

function inputsOf(more: string) {
  const read = readQuery(new URLSearchParams(FIVE_ANSWERS + more), { today: TODAY, findPlace: () => CROYDON });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read.inputs;
}

function year(): () => number {
  const model = modelOf(inputsOf(""), CROYDON, TODAY);
  const tariff = model.tariffs.find(({ id }) => id === "ev-overnight");
  if (!tariff) throw new Error("no tariff with cheap hours");
  const schedule = scheduleOf(tariff, { hasPanels: true, exportPence: 12 });
  const { spaceElectricityKwh: spaceKwh, waterElectricityKwh: waterKwh } = model.heatPump;
  const setup: YearSetup = {
    generation: model.generation.halfHours,
    load: model.demand.load,
    steady: steadyLoad({ carKwh: CAR_KWH, spaceKwh, waterKwh }, schedule),
    levels: model.levels,
    battery: model.battery,
    schedule,
    exportLimitKw: null,
  };
  return () => simulateYear(setup).sums.import[0] ?? Number.NaN;
}

function loop(): () => number {
  const length = order.multiplications;
  const one = Float64Array.from({ length }, (_, at) => at % 7);
  const other = Float64Array.from({ length }, (_, at) => at % 5);
  return () => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += (one[at] as number) * (other[at] as number);
    return sum;
  };
}

function plan(): () => number {
  const inputs = inputsOf("");
  return () => planHome(inputs, CROYDON, TODAY).recommended.npvPounds;
}

/** The address with one value moved, read, worked out, drawn and copied as a message: what a worker does each time. */
async function slider(): Promise<() => number> {
  let hear: (message: { data: PlanAsked }) => void = () => undefined;
  let answer: PlanAnswer | undefined;
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (data: PlanAnswer) => {
      answer = structuredClone(data);
    },
  });
  const worker = readdirSync(BUILT).find((name) => name.startsWith("page-planner-worker-"));
  await import(new URL(`${worker}`, BUILT).href);
  let moved = 0;
  return () => {
    moved = (moved + 1) % 40;
    hear({ data: { query: `${FIVE_ANSWERS}&battery=${moved}`, place: CROYDON, today: TODAY } });
    if (!answer || "errors" in answer) throw new Error(JSON.stringify(answer));
    return Object.keys(answer.parts).length;
  };
}
