/** @jsxImportSource #drawn */
import { drawFree, freeRows } from "#app/routes/planner/plan/draw/draw-free.tsx";
import { drawForOthers, permissionNotes } from "#app/routes/planner/plan/draw/draw-left-out.tsx";
import { FoldedSources, Icon } from "#app/routes/planner/plan/draw/frame.tsx";
import { FuelNotes } from "#app/routes/planner/plan/draw/fuel-notes.tsx";
import { heatPumpSizeWords, measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, type ShownPlan, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Child, Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutKwh, aboutPounds, dayInWords, pounds, poundsAndPence, signedPounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { costRowsOf, hasRadiators } from "#domain/planner/money/costs.ts";
import type { HomePlan, PlanStep } from "#domain/planner/plan/home-plan.ts";

/** A step that gains less than this share of its cost may turn into a loss with the actual quote. */
const CLOSE_CALL_SHARE = 0.1;

export function drawSteps({ plan, today }: PlanPage): Drawn {
  const shown = shownPlan(plan);
  const costs = shown.steps.flatMap(({ measure }) => costRowsOf(plan.inputs, measure));
  return (
    <div class="stack">
      {drawFree(plan)}
      <ol class="todo">
        {shown.steps.map((step, index) => (
          <Step plan={plan} shown={shown} step={step} index={index} />
        ))}
      </ol>
      {shown.steps.length > 1 && (
        <p class="todo-sum">
          Together: <b>{signedPounds(shown.outcome.npvPounds)}</b> over 20 years.
        </p>
      )}
      {drawForOthers(plan)}
      <FoldedSources
        ids={[...costs, "economics.discountRateReal", ...grantRows(shown), ...freeRows(plan)]}
        today={today}
      />
    </div>
  );
}

const grantRows = ({ steps }: ShownPlan) =>
  steps.flatMap(({ measure, grantPounds }) => {
    if (grantPounds <= 0) return [];
    if (measure === "heatPump") return ["grants.bus-ashp"];
    if (measure === "airToAir") return ["grants.bus-a2a"];
    return measure === "evCharger" ? ["grants.ev-chargepoint"] : [];
  });

interface StepProps {
  plan: HomePlan;
  shown: ShownPlan;
  step: PlanStep;
  index: number;
}

function Step({ plan, shown, step, index }: StepProps): Drawn {
  const words = measureWords[step.measure];
  const more: Child[] = [
    drawLadder(plan, step),
    ...notesOn(plan, step).map((note) => <p class="small muted">{note}</p>),
  ];
  return (
    <li class="todo-step" id={`step-${step.measure}`}>
      <div class="pic" aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with what is around it */}
        <svg viewBox={words.view}>
          <use href="#house-scene" />
        </svg>
        <span class="no">{index + 1}</span>
      </div>
      <div class="todo-body">
        <h3>
          {words.title(plan)}
          {isCloseCall(step) && (
            <span class="badge badge-warn">
              <Icon name="scale" />A close call
            </span>
          )}
        </h3>
        <Facts plan={plan} step={step} />
        <p class="why-here">
          <WhyHere plan={plan} shown={shown} step={step} index={index} />
        </p>
        {step.measure === "heatPump" && <FuelNotes plan={plan} />}
        {permissionNotes(plan, step.measure).map((note) => (
          <p class="small">{note}</p>
        ))}
        {more.some(Boolean) && (
          <details class="more">
            <summary>
              More<span class="sr-only"> on {measureNames[step.measure].inSentence}</span>
            </summary>
            {more}
          </details>
        )}
      </div>
    </li>
  );
}

const isCloseCall = ({ gainPounds: gain, netPounds }: PlanStep) => gain >= 0 && gain < CLOSE_CALL_SHARE * netPounds;

function Facts({ plan, step }: { plan: HomePlan; step: PlanStep }): Drawn {
  const { netPounds, savingPounds } = step;
  const [low, gross, high] = step.grossPounds;
  const isReduced = Math.abs(gross - netPounds) >= 1;
  return (
    <dl class="todo-facts">
      <Fact
        name="You pay"
        value={aboutPounds(netPounds)}
        note={isReduced ? `of ${pounds(gross)}` : `${pounds(low)} to ${pounds(high)}`}
      />
      <Fact
        name={savingPounds < 0 ? "Costs more a year" : "Saves a year"}
        value={aboutPounds(Math.abs(savingPounds))}
        note={measureWords[step.measure].effect(plan)}
      />
      <Fact name="Over 20 years" value={signedPounds(step.gainPounds)} note="costs taken off" />
    </dl>
  );
}

const Fact = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      <small>{note}</small>
    </dd>
  </div>
);

/** The parts of a price that the customer does not pay. */
function drawLadder({ inputs }: HomePlan, { grossPounds: [, gross], grantPounds, netPounds }: PlanStep) {
  const spared = Math.max(0, gross - grantPounds - netPounds);
  const hasGrant = grantPounds > 0;
  if (!hasGrant && spared < 1) return undefined;
  const parts = [{ kind: "you", amount: netPounds, says: "you pay" }];
  if (spared >= 1) parts.push({ kind: "spared", amount: spared, says: "the boiler you need not buy" });
  if (hasGrant) parts.push({ kind: "grant", amount: grantPounds, says: "grant" });
  return (
    <>
      <div class="ladder" aria-hidden="true">
        {parts.map(({ kind, amount }) => (
          <span class={`is-${kind}`} style={`flex:${Math.max(1, Math.round(amount))}`}>
            {pounds(amount)}
          </span>
        ))}
      </div>
      <p class="ladder-key">
        {parts.map(({ amount, says }) => (
          <span>
            {pounds(amount)} {says}
          </span>
        ))}
        {hasGrant && <span>for work on {dayInWords(inputs.workDate)}</span>}
      </p>
    </>
  );
}

/**
 * SAP's figure is for the battery asked for, and leaves out heat pumps and cars: beside plans with those it means
 * nothing.
 */
function isAsSapCounts(plan: HomePlan): boolean {
  const has = (one: PlanStep["measure"]) => shownPlan(plan).steps.some(({ measure }) => measure === one);
  const { measures, car, energy } = plan.inputs;
  return (
    has("battery") === measures.includes("battery") &&
    !has("heatPump") &&
    energy.heating !== "electric" &&
    energy.heating !== "heatPump" &&
    car.milesPerYear === 0
  );
}

function notesOn(plan: HomePlan, { measure }: PlanStep): Child[] {
  const notes: Child[] = [];
  if (measure === "solar") {
    const { pv, export: sold, curtailed } = shownPlan(plan).outcome.year;
    const used = `We find ${aboutKwh(pv - sold - curtailed)} used at home`;
    const sap = `; SAP's method says ${aboutKwh(plan.solar.sapUsedAtHomeKwh)} used at home`;
    notes.push(`${used}${isAsSapCounts(plan) ? sap : ""}.`);
    if (plan.warnings.includes("clipping_understated")) {
      notes.push(
        "Your inverter is small for these panels: on bright days it cuts off more than our three kinds of day show.",
      );
    }
  }
  if (measure === "heatPump") {
    notes.push(
      heatPumpSizeWords(plan, shownPlan(plan).outcome),
      `One kWh of electricity gives ${plan.heatPump.spf.toFixed(1)} kWh of heat over the year.`,
    );
    if (!hasRadiators(plan.inputs.energy))
      notes.push("Its cost includes radiators and pipes, which this home does not have.");
  }
  if (measure === "airToAir") {
    notes.push("It warms the air of the rooms; the rest of the heat and all hot water stay electric.");
  }
  const rough = costRowsOf(plan.inputs, measure).find((id) => findAssumption(id)?.confidence === "low");
  if (rough) {
    notes.push(
      <>
        Our figure for the cost is rough: <a href={`#plan-a.${rough}`}>type your own quote</a>.
      </>,
    );
  }
  return notes;
}

function WhyHere({ plan, shown: { steps, nothingPays }, step, index }: StepProps): Drawn {
  const perPound = poundsAndPence(step.gainPounds / Math.max(1, step.netPounds));
  const boiler =
    step.measure === "heatPump" && plan.inputs.heatPump.boilerDue && hasRadiators(plan.inputs.energy)
      ? " Your boiler is due, so a new one is money you need not spend."
      : "";
  if (nothingPays) {
    return (
      <>
        <b>{placeInWords(index, steps.length)}: </b>of what is left it comes closest to paying, {perPound} over 20 years
        for each pound of its cost.{boiler}
      </>
    );
  }
  const close = isCloseCall(step)
    ? ` It is a close call: above a cost to you of ${aboutPounds(step.breakEvenPounds)} it no longer pays, so ask for its price as a line of its own.`
    : "";
  return (
    <>
      <b>{placeInWords(index, steps.length)}: </b>of what is left it gains most for each pound of its cost: {perPound}{" "}
      over 20 years.{boiler}
      {close}
    </>
  );
}

function placeInWords(index: number, count: number): string {
  if (count === 1) return "Why this";
  if (index === 0) return "Why first";
  return index === count - 1 ? "Why last" : "Why now";
}
