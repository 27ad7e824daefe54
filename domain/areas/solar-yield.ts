import facts from "#content/data/solar-yield.json" with { type: "json" };

/** What 1 kW of panels facing south at 35 degrees makes in a SAP climate region. */
export interface SolarYield {
  readonly kwhPerYear: number;
  /** January first; they add up to 1 within a thousandth. */
  readonly monthlyShares: readonly number[];
}

const byRegion: ReadonlyMap<number, SolarYield> = new Map(
  facts.sapRegions.map(({ id, south, monthlyShare }) => [id, { kwhPerYear: south, monthlyShares: monthlyShare }]),
);

/** The yield of a SAP climate region, 1 to 21 (0: average of the UK). Source: SAP 2012 Appendix U. */
export function solarYieldOf(sapRegion: number): SolarYield {
  const found = byRegion.get(sapRegion);
  if (!found) throw new Error(`no solar yield for SAP region ${sapRegion}`);
  return found;
}
