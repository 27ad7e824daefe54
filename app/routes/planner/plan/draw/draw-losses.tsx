import { drawSources } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, percent } from "#content/planner/figures.ts";
import type { HomePlan, PlanStep } from "#domain/planner/plan/home-plan.ts";

/** What was looked at and loses money, and the price at which it would not. */
export function drawLosses({ plan, today }: PlanPage): Drawn {
  const { losses } = shownPlan(plan);
  if (losses.length === 0) return draw("p", {}, "Everything that you asked for is part of the plan.");
  const longest = Math.max(1, ...losses.map(({ netPounds }) => netPounds));
  const ids = losses.flatMap(({ measure }) => measureWords[measure].costs(plan.inputs));
  return draw(
    "div",
    { class: "stack" },
    draw("ul", { class: "nope" }, ...losses.map((step) => drawLoss(plan, step, longest))),
    drawSources([...new Set(ids)], today),
  );
}

/** In the documented words. */
export function lossInWords({ gainPounds, breakEvenPounds }: Pick<PlanStep, "gainPounds" | "breakEvenPounds">): string {
  const start = `Not worth it on money today: about ${aboutPounds(-gainPounds)} worse off over 20 years.`;
  if (breakEvenPounds < 0) return `${start} Not even for nothing.`;
  return `${start} It would break even at a cost of ${aboutPounds(breakEvenPounds)}.`;
}

function drawLoss(plan: HomePlan, step: PlanStep, longest: number): Drawn {
  const saving = plan.insulation[step.measure];
  const note = saving ? [draw("p", { class: "small muted" }, savingInWords(saving))] : [];
  return draw(
    "li",
    { id: `step-${step.measure}` },
    draw(
      "div",
      { class: "nope-words" },
      draw("h3", {}, measureWords[step.measure].title(plan)),
      draw("p", {}, lossInWords(step)),
      ...note,
    ),
    drawGap(step, longest),
  );
}

function savingInWords({ low, high }: { low: number; high: number }): string {
  const [from, to] = [percent(low), percent(high)];
  if (from === to) return `Saves about ${to} of the heat for rooms.`;
  return `Saves ${from} to ${to} of the heat for rooms: measured homes say the low end, calculations the high.`;
}

function drawGap({ netPounds, breakEvenPounds }: PlanStep, longest: number): Drawn {
  const share = (pounds: number) => `${shortNumber((Math.max(0, pounds) / longest) * 100)}%`;
  const bar = (kind: string, pounds: number) =>
    draw("rect", { class: kind, width: share(pounds), height: "26", rx: "4" });
  return draw(
    "div",
    { class: "gap" },
    draw("p", {}, `costs ${aboutPounds(netPounds)}`),
    draw(
      "svg",
      { class: "gap-bars", width: "100%", height: "26", "aria-hidden": "true" },
      bar("gap-track", longest),
      bar("gap-ask", netPounds),
      bar("gap-even", Math.min(netPounds, breakEvenPounds)),
    ),
    draw(
      "p",
      { class: "gap-words" },
      breakEvenPounds < 0 ? "not even for nothing" : `breaks even at ${aboutPounds(breakEvenPounds)}`,
    ),
  );
}
