import register from "#content/data/assumptions.json" with { type: "json" };

/** A figure that this site publishes or works with: what it is, where it is from, until when it holds. */
export interface Assumption {
  readonly id: string;
  readonly label: string;
  /** A number, or a table, formula or words where it is more than one. */
  readonly value: unknown;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string;
  readonly source: string;
  /** Who published it and what, in a few words, as a plan's page names it. Every figure of the planner has it. */
  readonly institution?: string;
  readonly url: string | null;
  readonly confidence: string;
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The last day on which it counts as current, `YYYY-MM-DD`. */
  readonly validUntil: string;
  /** Parts of the site that use it. */
  readonly usedBy: readonly string[];
  /** Readers may put their own value into their plan. */
  readonly editable: boolean;
}

/** Every row of the register, in its order. */
export const assumptions: readonly Assumption[] = register.assumptions;

const byId: ReadonlyMap<string, Assumption> = new Map(assumptions.map((row) => [row.id, row]));

/** The row with this id; undefined when there is none. */
export function findAssumption(id: string): Assumption | undefined {
  return byId.get(id);
}
