/** A home's location, as a plan needs it. The latitude is that of its SAP region. */
export interface PlanPlace {
  readonly outwardCode: string;
  /** 0 to 21, from SAP's table U6. */
  readonly sapRegion: number;
  /** England, Wales, Scotland or Northern Ireland. */
  readonly nation: string;
  /** Degrees east of Greenwich; west is negative. */
  readonly longitude: number;
}
