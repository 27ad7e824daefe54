import facts from "#content/data/grants.json" with { type: "json" };

/** A public scheme as content/data/grants.json has it. */
export interface GrantScheme {
  readonly id: string;
  /** What several rates belong to: the five of the Boiler Upgrade Scheme are one scheme. */
  readonly scheme?: string;
  readonly name: string;
  /** Pounds, or words where it is no single sum. */
  readonly amount: number | string;
  readonly who: string;
  /** Days such as 2026-11-21; null where not known, or open. */
  readonly start: string | null;
  readonly end: string | null;
  readonly confidence: string;
  readonly source: string;
}

type Row = GrantScheme & { readonly where: readonly string[] };

/**
 * The schemes that people of a country (England, Scotland, Wales, Northern Ireland) can ask for on a London day such as
 * 2026-11-21, first and last day of the scheme included.
 */
export function grantsIn(country: string, day: string): GrantScheme[] {
  const isOpen = ({ start, end }: Row) => (start ?? day) <= day && day <= (end ?? day);
  const isHere = ({ where }: Row) => where.includes(country) || where.includes("UK");
  return (facts.schemes as Row[]).filter((scheme) => isHere(scheme) && isOpen(scheme));
}

/** How many schemes these are, each counted once whatever rates it has. */
export function countSchemes(grants: readonly GrantScheme[]): number {
  return new Set(grants.map(({ scheme, id }) => scheme ?? id)).size;
}

/** When the list of schemes was last compared with its sources, as 2026-11-21. */
export const grantsChecked: string = facts.checked;
