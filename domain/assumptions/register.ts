import register from "#content/data/assumptions.json" with { type: "json" };

/** A figure this site publishes or calculates with: its value, its source and how long it is valid. */
export interface Assumption {
  readonly id: string;
  readonly label: string;
  /** A number; or a table, formula or words if it is more than one. */
  readonly value: unknown;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string;
  readonly source: string;
  /** The publisher and title in a few words, as a plan's page shows them. Every planner figure has it. */
  readonly institution?: string;
  readonly url: string | null;
  readonly confidence: string;
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The last day on which it is current, `YYYY-MM-DD`. */
  readonly validUntil: string;
  /** In use for lack of a newer figure, so that its age fails no check of the register; pages mark it all the same. */
  readonly standIn?: boolean;
  /** Parts of the site that use it. */
  readonly usedBy: readonly string[];
  /** Readers may use their own value in their plan. */
  readonly editable: boolean;
}

export const assumptions: readonly Assumption[] = register.assumptions;

const byId: ReadonlyMap<string, Assumption> = new Map(assumptions.map((row) => [row.id, row]));

/** The row with this id; undefined if there is none. */
export function findAssumption(id: string): Assumption | undefined {
  return byId.get(id);
}
