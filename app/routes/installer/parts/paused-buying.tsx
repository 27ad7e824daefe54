import { CirclePause } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { endedInWords, technologiesInWords, wayOnInWords } from "#content/proofs.ts";
import type { Pause } from "#domain/proofs/proof-ends.ts";

/** Which leads the company cannot buy because a proof has ended, and what to do; nothing while all proofs hold. */
export function PausedBanner({ pauses }: { pauses: readonly Pause[] }) {
  if (pauses.length === 0) return null;
  return (
    <Banner
      tone="warn"
      icon={CirclePause}
      title="Buying is paused"
      actions={<LinkButton to="/profile#documents">Upload a newer document</LinkButton>}
    >
      <ul>
        {pauses.map((pause) => (
          <li key={`${pause.proof} ${pause.endedOn} ${pause.isChecked}`}>
            {endedInWords(pause)} You cannot buy leads for {technologiesInWords(pause.technologies)}.
          </li>
        ))}
      </ul>
      <p>{wayOnInWords(pauses)} Your credits stay as they are.</p>
    </Banner>
  );
}

/** On a lead's card, in place of the buy button. */
export function PausedLead({ pauses }: { pauses: readonly Pause[] }) {
  return (
    <p className="small">
      <strong>Buying paused.</strong> {pauses.map(endedInWords).join(" ")}{" "}
      <Link to="/profile#documents">Upload a newer document</Link>
    </p>
  );
}
