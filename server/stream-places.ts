import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

interface Places {
  perInstallerMax: number;
  totalMax: number;
}

/**
 * Counts the open streams of this process. Returns how to take a place for a company's next one, which returns how to
 * give it back; beyond either bound the place is refused and its caller told when to come again. The newest waits and
 * the oldest stays: if the oldest had to go, too many tabs would throw each other out for ever.
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
