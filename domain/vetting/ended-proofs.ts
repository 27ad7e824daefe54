import type { Proof } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireAdmin, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import {
  type BuyingGate,
  gateOf,
  holdingAt,
  type Pause,
  type ProofEnd,
  type ProofGroup,
  pausedServices,
  pausesAt,
  proofEndsOf,
} from "#domain/proof-ends.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { proofFactsOf } from "#domain/vetting/proofs.sql.ts";

/** What the actor's company may not buy now, and why. Errors: not_signed_in, not_found. */
export function myPauses({ now }: Pick<Context, "now">, actor: Actor): Pause[] {
  return pausesAt(requireInstaller(actor, "own").gate, now);
}

/** The state of a company's proofs. */
export interface ProofState {
  pauses: Pause[];
  /** The next valid proofs to end; null if none will. */
  next: ProofGroup | null;
}

/** The proofs of a company, for administrators. Errors: not_signed_in, not_admin. */
export async function proofStateOf({ db, now }: Context, actor: Actor, installerId: string): Promise<ProofState> {
  requireAdmin(actor, "vetting");
  const gate = await gateOfInstaller(db.orm, installerId);
  return gate
    ? { pauses: pausesAt(gate, now), next: holdingAt(gate.ends, now)[0] ?? null }
    : { pauses: [], next: null };
}

/** What each of these companies may not buy now; companies without restrictions are left out. Authorises nothing. */
export async function pausesOfInstallers(
  tx: Queryable,
  installerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Pause[]>> {
  const facts = await proofFactsOf(tx, installerIds);
  const paused = [...facts].map(([id, one]) => [id, pausesAt(gateOf(one), now)] as const);
  return new Map(paused.filter(([, pauses]) => pauses.length > 0));
}

/** How long the proofs of each of these companies are valid. Authorises nothing. */
export async function proofEndsOfInstallers(
  tx: Queryable,
  installerIds: readonly string[],
): Promise<ReadonlyMap<string, ProofEnd[]>> {
  const facts = await proofFactsOf(tx, installerIds);
  return new Map([...facts].map(([id, one]) => [id, proofEndsOf(one)]));
}

/** The service types this company may not buy now. Authorises nothing. */
export async function servicesPausedFor(tx: Queryable, installerId: string, now: Date): Promise<string[]> {
  const gate = await gateOfInstaller(tx, installerId);
  return gate ? pausedServices(gate, now) : [];
}

/**
 * Reads afresh the facts that decide what this company may buy; undefined if there is no such company. Authorises
 * nothing.
 */
export async function gateOfInstaller(tx: Queryable, installerId: string): Promise<BuyingGate | undefined> {
  const facts = (await proofFactsOf(tx, [installerId])).get(installerId);
  return facts && gateOf(facts);
}

/**
 * The technologies for which this proof of a company ends, or ended, on this day; undefined if it does not, or no
 * longer does. Authorises nothing.
 */
export async function proofEndingOn(
  { db, now }: Context,
  installerId: string,
  { proof, endsOn }: { proof: Proof; endsOn: string },
): Promise<{ hasEnded: boolean; isChecked: boolean; technologies: Technology[] } | undefined> {
  const facts = (await proofFactsOf(db.orm, [installerId])).get(installerId);
  const ends = (facts ? proofEndsOf(facts) : []).filter((end) => end.proof === proof && end.endsOn === endsOn);
  if (ends.length === 0) return undefined;
  const isChecked = ends.some((end) => end.isChecked);
  return { hasEnded: endsOn < londonDay(now), isChecked, technologies: ends.map(({ technology }) => technology) };
}
