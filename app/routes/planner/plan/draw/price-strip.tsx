/** @jsxImportSource #drawn */
import { CHEAP_SHARE } from "#app/routes/planner/plan/draw/day-layers.ts";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { pence } from "#content/planner/figures.ts";

/** A phone has room only for the colour of shorter ones. */
const NARROW_ON_A_PHONE = 0.15;
const NARROW_SHARE = 0.09;

interface Run {
  pence: number;
  /** Share of the day. */
  share: number;
}

export function PriceStrip({ runs }: { runs: readonly Run[] }): Drawn {
  const mean = runs.reduce((sum, run) => sum + run.pence * run.share, 0);
  return (
    <div class="price-strip" aria-hidden="true">
      {runs.map((run) => (
        <span class={`is-${lookOf(run.pence, mean)}`} style={`width:${shortNumber(run.share * 100)}%`}>
          {run.share >= NARROW_ON_A_PHONE && pence(run.pence)}
          {run.share >= NARROW_SHARE && run.share < NARROW_ON_A_PHONE && (
            <span class="wide-only">{pence(run.pence)}</span>
          )}
        </span>
      ))}
    </div>
  );
}

function lookOf(price: number, mean: number): "night" | "day" | "peak" {
  if (price < CHEAP_SHARE * mean) return "night";
  return price > mean / CHEAP_SHARE ? "peak" : "day";
}
