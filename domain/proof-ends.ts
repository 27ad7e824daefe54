import { limits } from "#config/limits.ts";
import type { PauseReason, Proof } from "#content/proofs.ts";
import { type Technology, technologies, type VettingCheck } from "#content/vetting.ts";
import { checkOfProof, keptWith, proofsFor, requiredChecks, technologyOfService } from "#domain/required-checks.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

/**
 * What is on record about a company: the newest check of each kind, and the latest end date among its papers of a kind.
 */
export interface ProofFacts {
  checks: readonly {
    /** Null: the check covers the whole company. */
    technology: Technology | null;
    check: VettingCheck;
    outcome: "passed" | "failed";
    expiresOn: string | null;
  }[];
  papers: readonly { proof: Proof; endsOn: string }[];
  /** The London day of its first approval; null before that. */
  graceFrom: string | null;
  /** More time for open checks, up to and including a London day. */
  exceptions: readonly { technology: Technology; endsOn: string }[];
  /** Holidays the company has not ended itself, including past ones. */
  holidays: readonly Holiday[];
  /** When its earliest unconfirmed order to stop falls due, as ISO 8601; null without one. */
  stopDueAt: string | null;
  /** Since when an administrator holds its buying, as ISO 8601; null: nobody does. */
  heldAt: string | null;
  /** Increases whenever any of this changes. */
  version: number;
}

/** London days, both included, on which a company does not want to buy for one service type, or (null) any. */
export interface Holiday {
  serviceType: string | null;
  startsOn: string;
  endsOn: string;
}

/** How long a proof is valid for a technology. */
export interface ProofEnd {
  technology: Technology;
  proof: Proof;
  /** The last London day on which it is valid. */
  endsOn: string;
  /** True when the date comes from an administrator's check rather than a paper. */
  isChecked: boolean;
}

/** What decides, at any moment, which technologies a company may buy leads for. */
export interface BuyingGate {
  ends: readonly ProofEnd[];
  /** Checks other than those of a proof that passed and expire on a day. */
  lapses: readonly { technology: Technology; check: VettingCheck; endsOn: string }[];
  failed: readonly { technology: Technology; check: VettingCheck }[];
  /**
   * Checks nobody has made yet, and the last London day on which the company may buy without them; null: it may not.
   */
  unchecked: readonly { technology: Technology; checks: readonly VettingCheck[]; endsOn: string | null }[];
  holidays: readonly Holiday[];
  stopDueAt: Date | null;
  isHeld: boolean;
  version: number;
}

/** Why a company may not buy for some technologies. */
export type Pause = PauseReason & {
  technologies: Technology[];
  services: string[];
};

/**
 * Works out the gate for each technology from the facts. A required check that failed closes it; one that passed is
 * valid until its day; one nobody has made closes it `graceDays` after approval, or at the end of an exception if that
 * is later.
 */
export function gateOf(facts: ProofFacts, graceDays: number = limits.vettingGraceDays): BuyingGate {
  const { graceFrom } = facts;
  const graceEnd = graceFrom && graceDays > 0 ? addDays(graceFrom, graceDays) : null;
  const found = technologies.flatMap(({ value: technology }) =>
    requiredChecks[technology].map((check) => ({ technology, check, made: newestOf(facts, technology, check) })),
  );
  const proofChecks: readonly VettingCheck[] = Object.values(checkOfProof);
  return {
    ends: proofEndsOf(facts),
    lapses: found.flatMap(({ technology, check, made }) => {
      const endsOn = made?.outcome === "passed" && !proofChecks.includes(check) ? made.expiresOn : null;
      return endsOn ? [{ technology, check, endsOn }] : [];
    }),
    failed: found
      .filter(({ made }) => made?.outcome === "failed")
      .map(({ technology, check }) => ({ technology, check })),
    unchecked: technologies.flatMap(({ value: technology }) => {
      const checks = found.filter((one) => one.technology === technology && !one.made).map(({ check }) => check);
      const exceptions = facts.exceptions.filter((one) => one.technology === technology).map(({ endsOn }) => endsOn);
      const endsOn = [graceEnd, ...exceptions].reduce(laterDay, null);
      // A company buys nothing before its approval anyway.
      return checks.length > 0 && graceFrom ? [{ technology, checks, endsOn }] : [];
    }),
    holidays: facts.holidays,
    stopDueAt: facts.stopDueAt === null ? null : new Date(facts.stopDueAt),
    isHeld: facts.heldAt !== null,
    version: facts.version,
  };
}

const laterDay = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

function newestOf({ checks }: ProofFacts, technology: Technology, check: VettingCheck) {
  const kept = keptWith(technology, check);
  return checks.find((one) => one.technology === kept && one.check === check);
}

/**
 * The proofs of a company that have an end date. A newest check that passed and names a day decides; otherwise the
 * latest day among its papers, including removed ones. With neither, the proof never ends.
 */
export function proofEndsOf(facts: ProofFacts): ProofEnd[] {
  return technologies.flatMap(({ value: technology }) =>
    proofsFor(technology).flatMap((proof): ProofEnd[] => {
      const checked = newestOf(facts, technology, checkOfProof[proof]);
      if (checked?.outcome === "passed" && checked.expiresOn) {
        return [{ technology, proof, endsOn: checked.expiresOn, isChecked: true }];
      }
      const paper = facts.papers.find((one) => one.proof === proof);
      return paper ? [{ technology, proof, endsOn: paper.endsOn, isChecked: false }] : [];
    }),
  );
}

/**
 * Why the company may not buy now: a hold first, then an order to stop, then ended proofs (earliest first), then holidays. Each
 * reason appears once.
 */
export function pausesAt(gate: BuyingGate, now: Date): Pause[] {
  const { ends, lapses, failed, unchecked, holidays, stopDueAt, isHeld } = gate;
  const today = londonDay(now);
  const isOver = ({ endsOn }: { endsOn: string | null }) => endsOn === null || endsOn < today;
  const over = grouped(ends.filter(isOver)).map(({ endsOn: endedOn, technologies: some, ...proof }) =>
    pause({ because: "ended", endedOn, ...proof }, some),
  );
  const reasons: [PauseReason, Technology][] = [
    ...lapses.filter(isOver).map(({ technology, check, endsOn: endedOn }): [PauseReason, Technology] => {
      return [{ because: "lapsed", check, endedOn }, technology];
    }),
    ...failed.map(({ technology, check }): [PauseReason, Technology] => [{ because: "failed", check }, technology]),
    ...unchecked.filter(isOver).map(({ technology, checks, endsOn: endedOn }): [PauseReason, Technology] => {
      return [{ because: "unchecked", checks, endedOn }, technology];
    }),
  ];
  const byReason = Map.groupBy(reasons, ([reason]) => JSON.stringify(reason));
  const all = technologies.map(({ value }) => value);
  const held = isHeld ? [pause({ because: "held" }, all)] : [];
  const stop = stopDueAt && stopDueAt <= now ? [pause({ because: "stop" }, all)] : [];
  return [
    ...held,
    ...stop,
    ...over,
    ...[...byReason.values()].flatMap((same) => pauseOf(same)),
    ...holidaysOn(holidays, today),
  ];
}

/** When several holidays cover the same work, the one that ends last. */
function holidaysOn(holidays: readonly Holiday[], today: string): Pause[] {
  const running = holidays.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  const lasts = new Map<string | null, string>();
  for (const { serviceType, endsOn } of running) {
    lasts.set(serviceType, laterDay(lasts.get(serviceType) ?? null, endsOn) ?? endsOn);
  }
  return [...lasts].map(([serviceType, endsOn]) => {
    const services = Object.keys(technologyOfService).filter((one) => serviceType === null || one === serviceType);
    const concerned = Object.entries(technologyOfService).filter(([service]) => services.includes(service));
    const some = [...new Set(concerned.map(([, technology]) => technology))];
    return { because: "holiday", serviceType, endsOn, technologies: some, services };
  });
}

function pauseOf(same: readonly [PauseReason, Technology][]): Pause[] {
  const [first] = same;
  return first
    ? [
        pause(
          first[0],
          same.map(([, technology]) => technology),
        ),
      ]
    : [];
}

function pause(reason: PauseReason, some: Technology[]): Pause {
  return { ...reason, technologies: some, services: servicesOf(some) };
}

/** The pauses that stop the company buying leads for this service. */
export function pausesOf<P extends Pick<Pause, "services">>(pauses: readonly P[], serviceType: string): P[] {
  return pauses.filter(({ services }) => services.includes(serviceType));
}

/** The service types the company may not buy now, each once. */
export function pausedServices(gate: BuyingGate, now: Date): string[] {
  return [...new Set(pausesAt(gate, now).flatMap(({ services }) => services))];
}

export type ProofGroup = Pick<ProofEnd, "proof" | "endsOn" | "isChecked"> & { technologies: Technology[] };

/** The proofs that are still valid, the next to end first. */
export function holdingAt(ends: readonly ProofEnd[], now: Date): ProofGroup[] {
  const today = londonDay(now);
  return grouped(ends.filter(({ endsOn }) => endsOn >= today));
}

function grouped(ends: readonly ProofEnd[]): ProofGroup[] {
  const groups = new Map<string, ProofGroup>();
  for (const { technology, proof, endsOn, isChecked } of ends) {
    const key = `${endsOn} ${proof} ${isChecked}`;
    const group = groups.get(key) ?? { proof, endsOn, isChecked, technologies: [] };
    group.technologies.push(technology);
    groups.set(key, group);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

function servicesOf(some: readonly Technology[]): string[] {
  return Object.entries(technologyOfService)
    .filter(([, technology]) => some.includes(technology))
    .map(([service]) => service);
}
