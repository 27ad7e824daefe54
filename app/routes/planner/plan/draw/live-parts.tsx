/** @jsxImportSource #drawn */
import { drawBill } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { drawCarbon } from "#app/routes/planner/plan/draw/draw-carbon.tsx";
import { drawDay } from "#app/routes/planner/plan/draw/draw-day.tsx";
import { drawFan } from "#app/routes/planner/plan/draw/draw-fan.tsx";
import { drawLegend, drawPins } from "#app/routes/planner/plan/draw/draw-house.tsx";
import { drawLosses } from "#app/routes/planner/plan/draw/draw-losses.tsx";
import { drawMeter } from "#app/routes/planner/plan/draw/draw-meter.tsx";
import { drawSteps } from "#app/routes/planner/plan/draw/draw-steps.tsx";
import { drawTariffs } from "#app/routes/planner/plan/draw/draw-tariffs.tsx";
import { drawVerdict } from "#app/routes/planner/plan/draw/draw-verdict.tsx";
import { drawYear } from "#app/routes/planner/plan/draw/draw-year.tsx";
import { Icon } from "#app/routes/planner/plan/draw/frame.tsx";
import type { AssumedRow } from "#app/routes/planner/plan/words/assumed-rows.ts";
import { fuelInWords, homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { peakOf } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { count, listInWords, oneDecimal } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

/** The parts that change with a figure. The server draws them, and the page's worker redraws them. */
export const liveParts = {
  verdict: drawVerdict,
  meter: drawMeter,
  pins: drawPins,
  legend: drawLegend,
  steps: drawSteps,
  bill: drawBill,
  summer: (page) => drawDay(page, "summer"),
  winter: (page) => drawDay(page, "winter"),
  year: drawYear,
  years: drawFan,
  carbon: drawCarbon,
  tariffs: drawTariffs,
  losses: drawLosses,
  slip: drawSlip,
} satisfies Record<string, (page: PlanPage) => Drawn>;

export type LivePart = keyof typeof liveParts;

export function drawParts(page: PlanPage): Record<LivePart, Drawn> {
  const drawn = Object.entries(liveParts).map(([part, drawPart]) => [part, drawPart(page)]);
  return Object.fromEntries(drawn) as Record<LivePart, Drawn>;
}

/** A figure's value, and whether it came from the reader. */
export function drawAssumed({ said, isYours }: Pick<AssumedRow, "said" | "isYours">): Drawn {
  if (!isYours) {
    return (
      <span>
        We assumed <b>{said}</b>
      </span>
    );
  }
  return (
    <span>
      <b>{said}</b>{" "}
      <span class="assumed-yours">
        <Icon name="check" />
        from you
      </span>
    </span>
  );
}

function drawSlip({ plan }: PlanPage): Drawn {
  const { inputs, today } = plan;
  const names = shownPlan(plan).steps.map(({ measure }) => measureNames[measure].inSentence);
  return (
    <dl>
      <dt>Home</dt>
      <dd>
        {homeInWords(inputs)}, {homeFacts(inputs)[0]}
      </dd>
      <dt>Uses</dt>
      <dd>
        {count(inputs.energy.electricityKwh ?? today.electricityKwh)} kWh of electricity
        {today.fuelKwh >= 1 ? `, ${count(today.fuelKwh)} kWh of ${fuelInWords(inputs)}` : ""} a year
      </dd>
      {inputs.measures.includes("solar") && (
        <>
          <dt>Roof</dt>
          <dd>{oneDecimal(peakOf(inputs))} kWp wished</dd>
        </>
      )}
      {inputs.car.milesPerYear > 0 && (
        <>
          <dt>Car</dt>
          <dd>{count(inputs.car.milesPerYear)} miles a year</dd>
        </>
      )}
      <dt>Order</dt>
      <dd>{names.length > 0 ? listInWords(names) : "nothing yet"}</dd>
    </dl>
  );
}
