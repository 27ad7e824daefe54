import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

interface Places {
  perInstallerMax: number;
  totalMax: number;
}

/**
 * Counts this process's open streams. Returns a function that takes a place for one more of a company's streams, and
 * returns a function that gives it back; beyond either limit the place is refused and the caller told when to try
 * again. The newest waits and the oldest stays: if the oldest had to go, too many tabs would evict each other for ever.
 */
export function openStreamPlaces({ perInstallerMax, totalMax }: Places): (installerId: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;
  return (installerId) => {
    const own = taken.get(installerId) ?? 0;
    if (own >= perInstallerMax || total >= totalMax) {
      throw new DomainError("too_many_requests", { waitSeconds: limits.leadStreamWaitSeconds });
    }
    taken.set(installerId, own + 1);
    total++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      total--;
      const left = (taken.get(installerId) ?? 1) - 1;
      if (left > 0) taken.set(installerId, left);
      else taken.delete(installerId);
    };
  };
}
