/** SAP 2012 Table 1b: nobody shares a home of this floor area or less. */
const ONE_PERSON_M2 = 13.9;
const SHARERS_MOST = 1.76;
const SHARERS_CURVE = 0.000349;
const SHARERS_WITH_SIZE = 0.0013;

/** The usual number of people in a home of this floor area (m²), not rounded. Source: SAP 2012 Table 1b. */
export function usualPeople(floorAreaM2: number): number {
  const overM2 = Math.max(0, floorAreaM2 - ONE_PERSON_M2);
  return 1 + SHARERS_MOST * (1 - Math.exp(-SHARERS_CURVE * overM2 ** 2)) + SHARERS_WITH_SIZE * overM2;
}
