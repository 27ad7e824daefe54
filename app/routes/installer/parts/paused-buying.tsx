import { CirclePause } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { leadServiceLabel } from "#content/options.ts";
import { pauseInWords, technologiesInWords, wayOnInWords } from "#content/proofs.ts";
import type { Pause } from "#domain/proofs/proof-ends.ts";

/** Which leads the company cannot buy, why, and what to do; nothing while it may buy all. */
export function PausedBanner({ pauses }: { pauses: readonly Pause[] }) {
  if (pauses.length === 0) return null;
  return (
    <Banner tone="warn" icon={CirclePause} title="Buying is paused" actions={<LinkButton {...wayOn(pauses)} />}>
      <ul>
        {pauses.map((pause) => (
          <li key={pauseInWords(pause)}>
            {pauseInWords(pause)} You cannot buy leads for {workInWords(pause)}.
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
      <strong>Buying paused.</strong> {pauses.map(pauseInWords).join(" ")} <Link {...wayOn(pauses)} />
    </p>
  );
}

function workInWords(pause: Pause): string {
  return pause.because === "holiday" && pause.serviceType
    ? leadServiceLabel(pause.serviceType)
    : technologiesInWords(pause.technologies);
}

function wayOn(pauses: readonly Pause[]): { to: string; children: string } {
  const others = pauses.filter(({ because }) => because !== "holiday");
  if (others.length === 0) return { to: "/profile#holidays", children: "Change the holiday" };
  const isOver = others.every(({ because }) => because === "ended");
  return { to: "/profile#documents", children: isOver ? "Upload a newer document" : "Show what is missing" };
}
