import facts from "#content/data/grants.json" with { type: "json" };

/** A public scheme, as in content/data/grants.json. */
export interface GrantScheme {
  readonly id: string;
  /** Groups several rates: the five of the Boiler Upgrade Scheme are one scheme. */
  readonly scheme?: string;
  readonly name: string;
  /** Pounds, or words if it is not a single sum. */
  readonly amount: number | string;
  readonly who: string;
  /** Days such as 2026-11-21; null if unknown or open-ended. */
  readonly start: string | null;
  readonly end: string | null;
  readonly confidence: string;
  readonly source: string;
}

type Row = GrantScheme & { readonly where: readonly string[] };

/**
 * The schemes open to people in a country (England, Scotland, Wales, Northern Ireland) on a London day such as
 * 2026-11-21. A scheme's first and last days both count.
 */
export function grantsIn(country: string, day: string): GrantScheme[] {
  const isOpen = ({ start, end }: Row) => (start ?? day) <= day && day <= (end ?? day);
  const isHere = ({ where }: Row) => where.includes(country) || where.includes("UK");
  return (facts.schemes as Row[]).filter((scheme) => isHere(scheme) && isOpen(scheme));
}

/** The number of schemes, each counted once however many rates it has. */
export function countSchemes(grants: readonly GrantScheme[]): number {
  return new Set(grants.map(({ scheme, id }) => scheme ?? id)).size;
}

/** The day the list was last checked against its sources, as 2026-11-21. */
export const grantsChecked: string = facts.checked;
