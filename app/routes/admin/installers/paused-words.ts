import { dayInWords, type EndedProof, proofLabel, technologiesInWords } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";

/** "Buying paused: EV chargers (insurance ended 3 November 2026)". */
export function pausedWords(pauses: readonly (EndedProof & { technologies: readonly Technology[] })[]): string {
  const each = pauses.map(({ proof, endedOn, technologies }) => {
    return `${technologiesInWords(technologies)} (${proofLabel(proof)} ended ${dayInWords(endedOn)})`;
  });
  return `Buying paused: ${each.join("; ")}`;
}
