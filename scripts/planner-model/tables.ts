import { type Agreement, markdownOf } from "./agreement.ts";
import { batteries } from "./battery.ts";
import { savingsOfEst, wallsOfEngland } from "./fabric.ts";
import { fleets, gasMedians } from "./heat.ts";
import { FIGURES_OF } from "./model-home.ts";
import { pvlibFigures } from "./pvlib.ts";
import { sensitivity } from "./sensitivity.ts";
import { costs, sizes } from "./sizes-and-costs.ts";
import { pvgisCities, sapPlanes, siteYields } from "./sun.ts";
import { twelveHomes } from "./twelve-homes.ts";
import { measuredUse, sapUse } from "./use-at-home.ts";

const BLOCKS = ["agreement", "homes", "sensitivity"] as const;
type Block = (typeof BLOCKS)[number];

export interface Tables {
  /** What stands between the marks of docs/planner-model.md. */
  readonly blocks: Readonly<Record<Block, string>>;
  /** Agreements that do not hold, in words. */
  readonly broken: readonly string[];
}

/** Works everything out anew, for the day of the register: the same tables on any day. */
export function workOutTables(): Tables {
  const agreements = [
    sapPlanes(),
    pvlibFigures(),
    pvgisCities(),
    siteYields(),
    sapUse(),
    measuredUse(),
    batteries(),
    fleets(),
    gasMedians(),
    wallsOfEngland(),
    savingsOfEst(),
    sizes(),
    costs(),
  ];
  return {
    blocks: {
      agreement: agreements.map(markdownOf).join("\n\n"),
      homes: markdownOf(twelveHomes()),
      sensitivity: markdownOf(sensitivity()),
    },
    broken: agreements.flatMap(brokenOf),
  };
}

/** What an agreement's broken bounds are called, with its title. */
export function brokenOf({ title, broken }: Agreement): string[] {
  return broken.map((what) => `${title}: ${what}`);
}

/** The document with its blocks as they are now. Throws where its marks are missing. */
export function withTables(document: string, { blocks }: Tables): string {
  return BLOCKS.reduce((text, block) => {
    const begin = `<!-- ${block}: made by npm run validate:planner -->`;
    const end = `<!-- ${block}: end -->`;
    const from = text.indexOf(begin);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`The document has no marks for ${block}: ${begin} … ${end}`);
    const words = `Figures of ${FIGURES_OF}.\n\n${blocks[block]}`;
    return `${text.slice(0, from + begin.length)}\n${words}\n${text.slice(to)}`;
  }, document);
}
