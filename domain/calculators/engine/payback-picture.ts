import { type LinePicture, showAmount } from "./picture.ts";
import { showFigure } from "./show-figure.ts";

const YEARS_SHOWN_MAX = 100;
const STEPS = 5;
/** Years from one row of the table to the next. */
const YEAR_STEPS = [1, 2, 4, 5, 10];
const YEAR_STEP_MAX = 25;
/** The chart extends a quarter beyond the break-even, so that it is visible. */
const BEYOND = 1.25;

const NOTHING = {
  shape: "line",
  title: "Cost and savings over the years",
  headline: "",
  axis: ["", ""],
  lines: [],
  mark: null,
  columns: ["After years", "Saved so far", "Less the cost"],
  rows: [],
} as const satisfies LinePicture;

interface Payback {
  /** £, paid once. */
  cost: number;
  /** £ per year. */
  saving: number;
  /** Years; not finite if there is no payback. */
  payback: number;
}

/**
 * The cost and the cumulative savings, with the year in which they meet. No lines without a cost and a saving, or if it
 * takes more than 100 years; the headline then says so.
 */
export function paybackPicture({ cost, saving, payback }: Payback): LinePicture {
  if (payback > YEARS_SHOWN_MAX) return { ...NOTHING, headline: `Not paid back within ${YEARS_SHOWN_MAX} years` };
  if (!(payback > 0)) return NOTHING;
  const step = YEAR_STEPS.find((years) => years * STEPS >= payback * BEYOND) ?? YEAR_STEP_MAX;
  const yearsShown = step * STEPS;
  const saved = saving * yearsShown;
  return {
    ...NOTHING,
    headline: `Paid back after ${showFigure(payback, "years", 1)}`,
    axis: ["Start", `${yearsShown} years`],
    lines: [
      { label: `Cost ${pounds(cost)}`, labelAt: "start", from: cost, to: cost, tone: "today" },
      { label: `Saved ${pounds(saved)}`, labelAt: "end", from: 0, to: saved, tone: "then" },
    ],
    mark: { along: payback / yearsShown, height: cost },
    rows: Array.from({ length: STEPS + 1 }, (_, row) => row * step).map((years) => [
      String(years),
      pounds(saving * years),
      pounds(saving * years - cost),
    ]),
  };
}

function pounds(amount: number): string {
  return showAmount(amount, "£", 0);
}
