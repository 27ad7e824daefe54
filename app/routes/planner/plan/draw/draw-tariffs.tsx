import { drawPriceStrip, lookOf } from "#app/routes/planner/plan/draw/draw-prices.tsx";
import { drawSources, drawStale, drawTable, icon } from "#app/routes/planner/plan/draw/frame.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, pence, pounds } from "#content/planner/figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { TariffOffer } from "#domain/planner/plan/home-plan.ts";

const DAY_HOURS = 24;
/** Of the price cap. */
const ANY_SUPPLIER = "any";

/** Each tariff with the plan's bill on it: what could be used first, and of those the cheapest. */
export function drawTariffs({ plan, today }: PlanPage): Drawn {
  const { tariff: used, tariffs } = shownPlan(plan).outcome;
  const sorted = [...tariffs].sort(
    (a, b) =>
      Number(b.eligible && b.why === null) - Number(a.eligible && a.why === null) || a.billPounds - b.billPounds,
  );
  const ids = sorted.map(({ id }) => `tariffs.${id}`).filter((id) => findAssumption(id));
  return draw(
    "div",
    { class: "stack" },
    draw("ol", { class: "tariffs" }, ...sorted.map((offer) => drawTariff(offer, offer.id === used, today))),
    drawTable({
      caption: "Tariffs for this home",
      heads: ["Tariff", "Bill a year", "Standing charge a day", "Prices a kWh"],
      rows: sorted.map((offer) => [
        offer.name,
        pounds(offer.billPounds),
        pence(offer.standingPence),
        hoursOf(offer.windows).map(hoursInWords).join(", "),
      ]),
    }),
    drawSources([...ids, "tariffs.vatLongRun"], today),
  );
}

function drawTariff(
  { name, supplier, billPounds, eligible, why, staleSince: stale, windows, standingPence }: TariffOffer,
  isUsed: boolean,
  today: string,
): Drawn {
  const badges = [
    ...(isUsed ? [draw("span", { class: "badge badge-ok" }, icon("check"), "Used in your plan")] : []),
    ...(why !== null && !isUsed
      ? [draw("span", { class: "badge badge-warn" }, icon("info"), eligible ? "Not ranked" : "Not for this home")]
      : []),
  ];
  const needs = why === null ? "" : ` ${why}`;
  return draw(
    "li",
    { class: isUsed ? "tariff is-used" : "tariff" },
    draw(
      "div",
      { class: "tariff-top" },
      draw("h3", {}, name, ...badges),
      draw("b", { class: "tariff-bill" }, `${aboutPounds(billPounds)} a year`),
    ),
    ...drawDay(windows),
    draw(
      "p",
      { class: "small muted" },
      `${supplier === ANY_SUPPLIER ? "" : `${supplier}. `}Standing charge ${pence(standingPence)} a day.${needs}`,
      ...(stale ? drawStale({ validUntil: stale }, today).flatMap((badge) => [" ", badge]) : []),
    ),
  );
}

function drawDay(windows: TariffOffer["windows"]): Drawn[] {
  const runs = hoursOf(windows);
  const mean = runs.reduce((sum, run) => sum + run.pence * run.share, 0);
  const words = runs.map(hoursInWords).join(", ");
  return [
    drawPriceStrip(runs.map((run) => ({ pence: run.pence, share: run.share, look: lookOf(run.pence, mean) }))),
    draw("p", { class: "hours" }, words),
  ];
}

const hoursInWords = (run: { from: string; to: string; pence: number }) =>
  `${run.from} to ${run.to}: ${pence(run.pence)}`;

/** In order of the day; a window over midnight is cut in two. */
export function hoursOf(windows: TariffOffer["windows"]): { from: string; to: string; pence: number; share: number }[] {
  return windows
    .flatMap(({ from, to, pence: price }) => {
      const [start, end] = [hourOf(from), hourOf(to) || DAY_HOURS];
      if (start < end) return [{ from, to, pence: price, start, end }];
      const night = { from, to: "24:00", pence: price, start, end: DAY_HOURS };
      return end === DAY_HOURS ? [night] : [{ from: "00:00", to, pence: price, start: 0, end }, night];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...run }) => ({ ...run, share: (end - start) / DAY_HOURS }));
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
