import { type PauseReason, pauseInBrief, technologiesInWords } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";

/** "Buying paused: EV chargers (insurance ended 3 November 2026)". */
export function pausedWords(pauses: readonly (PauseReason & { technologies: readonly Technology[] })[]): string {
  const each = pauses.map((pause) => `${technologiesInWords(pause.technologies)} (${pauseInBrief(pause)})`);
  return `Buying paused: ${each.join("; ")}`;
}
