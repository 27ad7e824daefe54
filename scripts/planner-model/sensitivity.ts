import { assumptions } from "#domain/assumptions/register.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { triedRange } from "#domain/plans/what-it-moves.ts";
import { type Agreement, tensOfPounds } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

/** Pounds; a figure that moves both columns by less is named below the table, not in it. */
const WORTH_A_ROW = 10;

interface Worth {
  readonly asked: number;
  readonly plan: number;
}

function worthWith(edited: Readonly<Record<string, number>>): Worth {
  const { inputs, place } = homeOf({ assumptions: edited });
  const { asked, recommended } = planHome(inputs, place, FIGURES_OF);
  return { asked: asked.npvPounds, plan: recommended.npvPounds };
}

function moves({ low, high }: { low: Worth; high: Worth }): number {
  return Math.max(Math.abs(high.asked - low.asked), Math.abs(high.plan - low.plan));
}

/** What each editable figure at its low and high value makes of the model home, most first. */
export function sensitivity(): Agreement {
  const all = assumptions
    .filter(({ usedBy }) => usedBy.includes("planner"))
    .flatMap((row) => {
      const ends = triedRange(row);
      if (!ends) return [];
      const worth = { low: worthWith({ [row.id]: ends.low }), high: worthWith({ [row.id]: ends.high }) };
      return { ...row, ends, worth, swing: moves(worth) };
    })
    .toSorted((one, other) => other.swing - one.swing);
  const shown = all.filter(({ swing }) => swing >= WORTH_A_ROW);
  const still = all.filter(({ swing }) => swing < WORTH_A_ROW).map(({ id }) => `\`${id}\``);
  const base = worthWith({});
  return {
    title: "What would change the answer most",
    about: `Present value of the model home with all measures that apply to it (${tensOfPounds(base.asked)} over 20 years), and with the plan that we would show it (${tensOfPounds(base.plan)}), when one figure alone takes its low and its high value. An asterisk: the source gives no range, so a tenth either way. Under £10 either way here: ${still.join(", ")}.`,
    columns: ["figure", "ours", "low to high", "everything asked for", "the plan shown"],
    rows: shown.map(({ id, value, unit, ends, worth }) => [
      `\`${id}\``,
      `${figure(value as number)} ${unit === "-" ? "" : unit}`.trim(),
      `${figure(ends.low)} to ${figure(ends.high)}${ends.isStated ? "" : " *"}`,
      `${tensOfPounds(worth.low.asked)} to ${tensOfPounds(worth.high.asked)}`,
      `${tensOfPounds(worth.low.plan)} to ${tensOfPounds(worth.high.plan)}`,
    ]),
    broken: [],
  };
}

/** As many digits as tell it apart. */
function figure(value: number): string {
  return value.toLocaleString("en-GB", { maximumSignificantDigits: 5 }).replace("-", "−");
}
