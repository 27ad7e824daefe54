import { plannerPage, tariffsGoal } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import { areas } from "#domain/areas/area.ts";
import { pageFigures } from "#domain/assumptions/page-figures.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";

export interface Use {
  readonly name: string;
  /** What it uses, in a few words. */
  readonly about?: string;
  /** Absent if there is no public page. */
  readonly path?: string;
}

/** Parts of the product that read rows by id or use the same data; `usedBy` in the register names them. */
export const parts: Readonly<Record<string, Use>> = {
  planner: { name: "Home energy planner", about: "What a plan costs, saves and emits", path: plannerPage.path },
  "tariff comparison": {
    name: "Comparison of tariffs",
    about: "What each tariff would cost a home",
    path: tariffsGoal.to,
  },
  "quote-check": {
    name: "Check of a quote",
    about: "Where its price lies, and our own yield beside what was claimed",
    path: quoteCheckPage.path,
  },
  "quote-checks": { name: "Checks of quotes", about: "What customers read beside each quote they get" },
  comparison: { name: "Comparison of quotes", about: "How much better off each quote would leave its customer" },
  calculators: {
    name: "Calculators",
    about: "What homes like this really see, before each rule of thumb",
    path: "/services",
  },
  ticker: { name: "Price strip", about: "On top of the public pages", path: "/" },
  areas: { name: "Area pages", about: `The figures of ${areas.length} places`, path: "/local-areas" },
};

const uses: ReadonlyMap<string, readonly Use[]> = new Map(
  wholeRegister.map(({ id, usedBy }) => {
    const ofParts = usedBy.flatMap((part) => parts[part] ?? []);
    const ofPages = pageFigures.filter(({ rows }) => rows.has(id)).map(({ name, path }) => ({ name, path }));
    return [id, [...ofParts, ...ofPages]];
  }),
);

/** Everything that uses the figure with this id: parts of the product, then pages. */
export function usesOf(id: string): readonly Use[] {
  return uses.get(id) ?? [];
}
