import { CHEAP_SHARE, HALF_HOURS, total } from "#app/routes/planner/plan/draw/day-layers.ts";
import { PLOT_WIDTH, shortNumber, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { oneDecimal, pence } from "#content/planner/figures.ts";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

const SOC_HEIGHT = 38;

/** What a kWh from the grid costs at each time. */
export function drawPrices({ importPence }: DayTrace): Drawn {
  const mean = total(importPence) / Math.max(1, importPence.length);
  const runs: { price: number; halfHours: number }[] = [];
  for (const price of importPence) {
    const last = runs.at(-1);
    if (last && last.price === price) last.halfHours += 1;
    else runs.push({ price, halfHours: 1 });
  }
  return draw(
    "div",
    { class: "strip" },
    draw("p", { class: "strip-name" }, "What you pay for a kWh from the grid"),
    drawPriceStrip(
      runs.map(({ price, halfHours }) => ({ pence: price, share: halfHours / HALF_HOURS, look: lookOf(price, mean) })),
    ),
  );
}

/** Of a price beside the mean of its day. */
export function lookOf(price: number, mean: number): "night" | "day" | "peak" {
  if (price < CHEAP_SHARE * mean) return "night";
  return price > mean / CHEAP_SHARE ? "peak" : "day";
}

const NARROW_SHARE = 0.09;
/** Of these a phone has room for the colour alone. */
const NARROW_ON_A_PHONE = 0.15;

export function drawPriceStrip(runs: readonly { pence: number; share: number; look: string }[]): Drawn {
  const cells = runs.map(({ pence: price, share, look }) =>
    draw(
      "span",
      { class: `is-${look}`, style: `width:${shortNumber(share * 100)}%` },
      share < NARROW_SHARE ? "" : share < NARROW_ON_A_PHONE ? wideOnly(pence(price)) : pence(price),
    ),
  );
  return draw("div", { class: "price-strip", "aria-hidden": "true" }, ...cells);
}

const wideOnly = (words: string) => draw("span", { class: "wide-only" }, words);

/** How full the battery is at each time. */
export function drawCharge({ storedKwh }: DayTrace, capacityKwh: number): Drawn[] {
  if (capacityKwh <= 0) return [];
  const d = stepsPath({
    values: storedKwh.map((kwh) => Math.max(0, kwh)),
    zero: SOC_HEIGHT,
    unit: SOC_HEIGHT / Math.max(capacityKwh, ...storedKwh),
  });
  const box = { viewBox: `0 0 ${PLOT_WIDTH} ${SOC_HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  return [
    draw(
      "div",
      { class: "strip" },
      draw("p", { class: "strip-name" }, "How full the battery is", draw("span", {}, `${oneDecimal(capacityKwh)} kWh`)),
      draw("svg", { class: "soc", ...box }, ...(d ? [draw("path", { class: "area is-battery", d })] : [])),
    ),
  ];
}
