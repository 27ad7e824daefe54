import { pausedWords } from "#app/routes/admin/installers/paused-words.ts";
import { Notice } from "#app/ui/notice.tsx";
import { dayInWords, proofLabel, technologiesInWords } from "#content/proofs.ts";
import type { ProofState } from "#domain/vetting/ended-proofs.ts";

/** What the company may not buy because a proof has ended, and when the next one ends. */
export function ProofNotice({ pauses, next }: ProofState) {
  return (
    <>
      {pauses.length > 0 && (
        <Notice tone="warn">
          <p>{pausedWords(pauses)}</p>
        </Notice>
      )}
      {next && (
        <p className="small muted">
          Next to end: {proofLabel(next.proof)}, on {dayInWords(next.endsOn)}, for{" "}
          {technologiesInWords(next.technologies)}.
        </p>
      )}
    </>
  );
}
