import type { EndedProof, Proof } from "#content/proofs.ts";
import { type Technology, technologies, type VettingCheck } from "#content/vetting.ts";
import { checkOfProof, proofsFor, technologyOfService } from "#domain/proofs/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What is on record about a company: the newest check of each kind, and the latest day of all its papers of a kind. */
export interface ProofFacts {
  checks: readonly {
    technology: Technology;
    check: VettingCheck;
    outcome: "passed" | "failed";
    expiresOn: string | null;
  }[];
  papers: readonly { proof: Proof; endsOn: string }[];
}

/** Until when a proof holds for a technology. */
export interface ProofEnd {
  technology: Technology;
  proof: Proof;
  /** The last London day on which it holds. */
  endsOn: string;
  /** An administrator's check says so, without any paper. */
  isChecked: boolean;
}

/** A proof that has ended, and what the company may not buy because of it. */
export interface Pause extends EndedProof {
  technologies: Technology[];
  /** The service types of leads. */
  services: string[];
}

/**
 * The proofs of a company that have an end. The day of the newest check counts if that check passed and names one;
 * otherwise the latest day of the papers, including those removed; without either, nothing ends.
 */
export function proofEndsOf({ checks, papers }: ProofFacts): ProofEnd[] {
  return technologies.flatMap(({ value: technology }) =>
    proofsFor(technology).flatMap((proof): ProofEnd[] => {
      const checked = checks.find((one) => one.technology === technology && one.check === checkOfProof[proof]);
      if (checked?.outcome === "passed" && checked.expiresOn) {
        return [{ technology, proof, endsOn: checked.expiresOn, isChecked: true }];
      }
      const paper = papers.find((one) => one.proof === proof);
      return paper ? [{ technology, proof, endsOn: paper.endsOn, isChecked: false }] : [];
    }),
  );
}

/** What has ended by this moment, earliest first; each proof and day once. */
export function pausesAt(ends: readonly ProofEnd[], now: Date): Pause[] {
  // Most companies have nothing that ends, and every purchase asks.
  if (ends.length === 0) return [];
  const today = londonDay(now);
  return grouped(ends.filter(({ endsOn }) => endsOn < today)).map(({ endsOn, ...pause }) => {
    return { ...pause, endedOn: endsOn, services: servicesOf(pause.technologies) };
  });
}

/** Which of these stop the company buying leads for this service. */
export function pausesOf<P extends Pick<Pause, "services">>(pauses: readonly P[], serviceType: string): P[] {
  return pauses.filter(({ services }) => services.includes(serviceType));
}

/** The service types that the company may not buy at this moment, each once. */
export function pausedServices(ends: readonly ProofEnd[], now: Date): string[] {
  return [...new Set(pausesAt(ends, now).flatMap(({ services }) => services))];
}

export type ProofGroup = Pick<ProofEnd, "proof" | "endsOn" | "isChecked"> & { technologies: Technology[] };

/** The proofs that still hold, the next to end first. */
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
