import { drawSources, icon, type Part, strong } from "#app/routes/planner/plan/draw/frame.tsx";
import { measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { isRoughCost } from "#app/routes/planner/plan/words/rough-cost.ts";
import { type PlanPage, type ShownPlan, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import {
  aboutKwh,
  aboutPounds,
  dayInWords,
  gainPounds,
  pence,
  pounds,
  poundsAndPence,
} from "#content/planner/figures.ts";
import type { HomePlan, PlanStep } from "#domain/planner/plan/home-plan.ts";

/** A step that gains less than this share of its cost could turn over with the quote. */
const CLOSE_CALL_SHARE = 0.1;
/** A change of tariff that saves less a year is not worth a step. */
const LEAST_SWITCH_POUNDS = 5;

/** What to do in which order, and why. */
export function drawSteps({ plan, today }: PlanPage): Drawn {
  const shown = shownPlan(plan);
  const items = shown.steps.map((step, index) => drawStep(plan, shown, step, index));
  const sources = shown.steps.flatMap(({ measure }) => measureWords[measure].costs(plan.inputs));
  return draw(
    "div",
    { class: "stack" },
    draw("ol", { class: "todo" }, ...drawSwitch(plan), ...items),
    drawSources([...new Set([...sources, "economics.discountRateReal", ...grantRows(shown)])], today),
  );
}

const grantRows = ({ steps }: ShownPlan) =>
  steps.flatMap(({ measure, grantPounds }) => {
    if (grantPounds <= 0) return [];
    if (measure === "heatPump") return ["grants.bus-ashp"];
    return measure === "evCharger" ? ["grants.ev-chargepoint"] : [];
  });

export const switches = ({ switchFirst }: HomePlan) => switchFirst.savingPounds >= LEAST_SWITCH_POUNDS;

function drawSwitch(plan: HomePlan): Drawn[] {
  if (!switches(plan)) return [];
  const tariff = shownPlan(plan).outcome.tariffs.find(({ id }) => id === plan.switchFirst.tariff);
  const cheapest = Math.min(...(tariff?.windows.map((window) => window.pence) ?? []));
  const words = Number.isFinite(cheapest) ? `Power from ${pence(cheapest)} a kWh. ` : "";
  return [
    draw(
      "li",
      { class: "todo-free" },
      draw("span", { class: "no" }, "0"),
      draw(
        "div",
        {},
        draw("h3", {}, `Move to ${tariff?.name ?? "another tariff"}`),
        draw("p", { class: "muted" }, `${words}Nothing to install.`),
      ),
      draw("b", { class: "worth" }, `Free, saves ${aboutPounds(plan.switchFirst.savingPounds)} a year`),
    ),
  ];
}

function drawStep(plan: HomePlan, shown: ShownPlan, step: PlanStep, index: number): Drawn {
  const words = measureWords[step.measure];
  const badge = isCloseCall(step) ? [draw("span", { class: "badge badge-warn" }, icon("scale"), "A close call")] : [];
  return draw(
    "li",
    { id: `step-${step.measure}`, class: "todo-step" },
    draw(
      "div",
      { class: "pic", "aria-hidden": "true" },
      draw("svg", { viewBox: words.view }, draw("use", { href: "#house-scene" })),
      draw("span", { class: "no" }, String(index + 1)),
    ),
    draw(
      "div",
      { class: "todo-body" },
      draw("h3", {}, words.title(plan), ...badge),
      drawFacts(plan, step),
      ...drawLadder(plan, step),
      ...notesOn(plan, step),
      draw("p", { class: "why-here" }, ...whyHere(plan, shown, step, index)),
    ),
  );
}

const isCloseCall = ({ gainPounds: gain, netPounds }: PlanStep) => gain >= 0 && gain < CLOSE_CALL_SHARE * netPounds;

function drawFacts(
  plan: HomePlan,
  { grossPounds: [low, central, high], netPounds, savingPounds, gainPounds: gain, measure }: PlanStep,
): Drawn {
  const isReduced = Math.abs(central - netPounds) >= 1;
  const range = isReduced ? `of ${pounds(central)}` : `${pounds(low)} to ${pounds(high)}`;
  const fact = (name: string, value: string, note: string) =>
    draw("div", {}, draw("dt", {}, name), draw("dd", {}, value, draw("small", {}, note)));
  return draw(
    "dl",
    { class: "todo-facts" },
    fact("You pay", aboutPounds(netPounds), range),
    fact(
      savingPounds < 0 ? "Costs more a year" : "Saves a year",
      aboutPounds(Math.abs(savingPounds)),
      measureWords[measure].effect(plan),
    ),
    fact("Over 20 years", gainPounds(gain), "costs taken off"),
  );
}

/** What of a price somebody else pays. */
function drawLadder({ inputs }: HomePlan, { grossPounds: [, gross], grantPounds, netPounds }: PlanStep): Drawn[] {
  const spared = Math.max(0, gross - grantPounds - netPounds);
  if (grantPounds <= 0 && spared < 1) return [];
  const parts = [
    { kind: "you", amount: netPounds, says: "you pay" },
    ...(spared >= 1 ? [{ kind: "spared", amount: spared, says: "the boiler you need not buy" }] : []),
    ...(grantPounds > 0 ? [{ kind: "grant", amount: grantPounds, says: "grant" }] : []),
  ];
  const bars = parts.map(({ kind, amount }) =>
    draw("span", { class: `is-${kind}`, style: `flex:${Math.max(1, Math.round(amount))}` }, pounds(amount)),
  );
  const key = parts.map(({ amount, says }) => draw("span", {}, `${pounds(amount)} ${says}`));
  const isScheme = grantPounds > 0;
  return [
    draw("div", { class: "ladder", "aria-hidden": "true" }, ...bars),
    draw(
      "p",
      { class: "ladder-key" },
      ...key,
      ...(isScheme ? [draw("span", {}, `for work on ${dayInWords(inputs.workDate)}`)] : []),
    ),
  ];
}

/** SAP's figure is for the battery asked for, and counts neither a heat pump nor a car: beside others it says nothing. */
function isAsSapCounts(plan: HomePlan): boolean {
  const has = (one: PlanStep["measure"]) => shownPlan(plan).steps.some(({ measure }) => measure === one);
  const { measures, car, energy } = plan.inputs;
  return (
    has("battery") === measures.includes("battery") &&
    !has("heatPump") &&
    energy.heating !== "heatPump" &&
    car.milesPerYear === 0
  );
}

function notesOn(plan: HomePlan, { measure }: PlanStep): Drawn[] {
  const notes: Part[][] = [];
  if (measure === "solar") {
    const { pv, export: sold, curtailed } = shownPlan(plan).outcome.year;
    const used = `We find ${aboutKwh(pv - sold - curtailed)} used at home`;
    const sap = `; SAP's method says ${aboutKwh(plan.solar.sapUsedAtHomeKwh)} used at home.`;
    notes.push([isAsSapCounts(plan) ? `${used}${sap}` : `${used}.`]);
    if (plan.warnings.includes("clipping_understated")) {
      notes.push([
        "Your inverter is small for these panels: on bright days it cuts off more than our three kinds of day show.",
      ]);
    }
  }
  if (measure === "heatPump") {
    notes.push([
      `One kWh of electricity gives ${plan.heatPump.spf.toFixed(1)} kWh of heat over the year. An installer's room-by-room survey decides the size.`,
    ]);
  }
  const rough = measureWords[measure].costs(plan.inputs).find(isRoughCost);
  if (rough)
    notes.push([
      "Our figure for the cost is rough: ",
      draw("a", { href: `#plan-a.${rough}` }, "type your own quote"),
      ".",
    ]);
  return notes.map((note) => draw("p", { class: "small muted" }, ...note));
}

function whyHere(plan: HomePlan, { steps, nothingPays }: ShownPlan, step: PlanStep, index: number): Part[] {
  const { measure, gainPounds: gain, netPounds, breakEvenPounds } = step;
  const perPound = poundsAndPence(gain / Math.max(1, netPounds));
  const place =
    steps.length === 1 ? "Why this" : index === 0 ? "Why first" : index === steps.length - 1 ? "Why last" : "Why now";
  const boiler =
    measure === "heatPump" && plan.inputs.heatPump.boilerDue
      ? " Your boiler is due, so a new one is money you need not spend."
      : "";
  if (nothingPays)
    return [
      strong(`${place}: `),
      `of what is left it comes closest to paying, ${perPound} over 20 years for each pound of its cost.${boiler}`,
    ];
  const given = index === 0 ? "" : ", given the steps before it";
  const close = isCloseCall(step)
    ? ` It is a close call: above a cost to you of ${aboutPounds(breakEvenPounds)} it no longer pays, so ask for its price as a line of its own.`
    : "";
  return [
    strong(`${place}: `),
    `of what is left it gains most for each pound of its cost: ${perPound} over 20 years${given}.${boiler}${close}`,
  ];
}
