import { type Claim, site, type TrustBadge } from "#config/site.ts";

/** A claim as a page shows it. `proof` appears beside the value: its evidence, or that it is an example. */
export interface ShownClaim {
  value: string;
  proof: string;
}

export type ClaimName = keyof typeof site.claims;
export type Claims = { readonly [Name in ClaimName]?: ShownClaim };

/** Shown beside a claim without evidence. */
export const EXAMPLE = "example";

/** Undefined if the claim is not set, or has no evidence outside the demonstration. */
export function shownClaim(claim: Claim | undefined, demo: boolean): ShownClaim | undefined {
  if (!claim) return undefined;
  const { value, evidence } = claim;
  if (evidence) return { value, proof: `${evidence.what}, ${evidence.where}, ${evidence.date}` };
  return demo ? { value, proof: EXAMPLE } : undefined;
}

/** The operator's claims that this site may show: all in the demonstration, elsewhere only those with evidence. */
export function shownClaims(demo: boolean, claims: typeof site.claims = site.claims): Claims {
  const shown = Object.entries(claims).map(([name, claim]) => [name, shownClaim(claim, demo)]);
  return Object.fromEntries(shown.filter(([, claim]) => claim));
}

/** The trust badges in the menus. */
export function shownBadges(demo: boolean, badges: readonly TrustBadge[] = site.trustBadges): string[] {
  return badges.flatMap(({ label, isClaim, evidence, otherwise }) => {
    if (!isClaim || evidence) return [label];
    if (demo) return [`${label} (${EXAMPLE})`];
    return otherwise ? [otherwise] : [];
  });
}

/** Drops examples, from facts and cards of pages outside the demonstration. */
export function withoutExamples<Shown extends { isExample?: boolean }>(records: readonly Shown[], demo: boolean) {
  return demo ? records : records.filter(({ isExample }) => !isExample);
}
