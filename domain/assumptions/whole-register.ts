import siteRows from "#content/data/site-assumptions.json" with { type: "json" };
import { CHOSEN, choices } from "#content/figures/choices.ts";
import { rules } from "#content/figures/rules.ts";
import { type Assumption, assumptions } from "#domain/assumptions/register.ts";
import { calculators } from "#domain/calculators/calculators.ts";

// register.ts has the planner's rows alone, because it is sent to browsers. This has everything the site shows.

const WORDS = { low: null, high: null, unit: "words", url: null, usedBy: [], editable: false } as const;

const ofRules = rules
  .filter(({ restsOn }) => !restsOn)
  .map(({ id, shown, what, source, checkedOn, validUntil }): Assumption => {
    return {
      ...WORDS,
      id: `rules.${id}`,
      label: what,
      value: shown,
      source,
      confidence: "high",
      checkedOn,
      validUntil,
    };
  });

const ofChoices = choices
  .filter(({ restsOn }) => !restsOn)
  .map(({ id, shown, what }): Assumption => {
    return { ...WORDS, id: `choices.${id}`, label: what, value: shown, confidence: "low", ...CHOSEN };
  });

const FORMULA = {
  source: "The formula of this calculator, which is ours; under its result stands what is true today",
  confidence: "low",
  checkedOn: "2026-11-21",
  validUntil: "2027-11-21",
};

const ofCalculators = calculators.map(({ id, title, assumptions: counted }): Assumption => {
  return { ...WORDS, id: `calculators.${id}`, label: `${title}: what it counts`, value: counted.join(" "), ...FORMULA };
});

/**
 * Every figure this site publishes or calculates with: the planner's, those of pages, the rules and choices named in
 * sentences, and what each calculator counts.
 */
export const wholeRegister: readonly Assumption[] = [
  ...assumptions,
  ...siteRows.assumptions,
  ...ofRules,
  ...ofChoices,
  ...ofCalculators,
];

const byId: ReadonlyMap<string, Assumption> = new Map(wholeRegister.map((row) => [row.id, row]));

/** The row with this id in the whole register; undefined if there is none. */
export function findRow(id: string): Assumption | undefined {
  return byId.get(id);
}
