import { icon } from "#app/routes/planner/plan/draw/frame.tsx";
import type { AssumedRow } from "#app/routes/planner/plan/words/assumed-rows.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";

/** What a figure is, and whether it came from the reader. */
export function drawAssumed({ said, isYours }: Pick<AssumedRow, "said" | "isYours">): Drawn {
  if (!isYours) return draw("span", {}, "We assumed ", draw("b", {}, said));
  return draw(
    "span",
    {},
    draw("b", {}, said),
    " ",
    draw("span", { class: "assumed-yours" }, icon("check"), "from you"),
  );
}
