import homes from "#content/data/typical-homes.json" with { type: "json" };

/** The output of 1 kW of panels facing south at 35 degrees in a SAP climate region. */
export interface SolarYield {
  /** Whole kWh. */
  readonly kwhPerYear: number;
  /** January first; they add up to 1, give or take a thousandth. */
  readonly monthlyShares: readonly number[];
}

const byRegion: ReadonlyMap<number, SolarYield> = new Map(
  homes.sapRegions.map(({ id, kwhPerKw, monthlyShare }) => [id, { kwhPerYear: kwhPerKw, monthlyShares: monthlyShare }]),
);

/**
 * The planner's figures for a SAP climate region, 1 to 21 (0: UK average). Source: content/data/README.md,
 * typical-homes.json.
 */
export function solarYieldOf(sapRegion: number): SolarYield {
  const found = byRegion.get(sapRegion);
  if (!found) throw new Error(`no solar yield for SAP region ${sapRegion}`);
  return found;
}
