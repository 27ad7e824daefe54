import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

interface Places {
  eachMax: number;
  totalMax: number;
}

/**
 * Counts this process's open streams. Returns a function that takes a place for one more stream of a company or
 * project, and returns a function that gives it back; beyond either limit it refuses, and says when to try again. The
 * newest waits: if the oldest had to go, too many tabs would evict each other for ever.
 */
export function openStreamPlaces({ eachMax, totalMax }: Places): (ofWhom: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;
  return (ofWhom) => {
    const own = taken.get(ofWhom) ?? 0;
    if (own >= eachMax || total >= totalMax) {
      throw new DomainError("too_many_requests", { waitSeconds: limits.leadStreamWaitSeconds });
    }
    taken.set(ofWhom, own + 1);
    total++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      total--;
      const left = (taken.get(ofWhom) ?? 1) - 1;
      if (left > 0) taken.set(ofWhom, left);
      else taken.delete(ofWhom);
    };
  };
}
