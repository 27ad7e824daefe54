import { CirclePause, ClipboardCheck } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { leadServiceLabel } from "#content/options.ts";
import { checksInWords, dayInWords, pauseInWords, technologiesInWords, wayOnInWords } from "#content/proofs.ts";
import { capInWords, type ReachedCap } from "#content/purchase-caps.ts";
import type { Pause } from "#domain/proof-ends.ts";
import type { OpenChecks } from "#domain/vetting/open-checks.ts";

const OUR_TURN = "We have what we need and are checking it. You do not need to do anything.";

interface PausedBannerProps {
  pauses: readonly Pause[];
  isAllGiven: boolean;
  /** Whether the reader keeps papers and holidays; for the others there is no way on. */
  keepsPapers?: boolean;
}

/** Which leads the company cannot buy, why, and what to do; nothing while it may buy all. */
export function PausedBanner({ pauses, isAllGiven, keepsPapers = true }: PausedBannerProps) {
  if (pauses.length === 0) return null;
  const isOurTurn = isAllGiven && pauses.every(({ because }) => because === "unchecked");
  return (
    <Banner
      tone="warn"
      icon={CirclePause}
      title="Buying is paused"
      actions={!isOurTurn && (keepsPapers || isHeld(pauses) || isStop(pauses)) && <LinkButton {...wayOn(pauses)} />}
    >
      <ul>
        {pauses.map((pause) => (
          <li key={pauseInWords(pause)}>
            {pauseInWords(pause)} You cannot buy leads for {workInWords(pause)}.
          </li>
        ))}
      </ul>
      <p>{isOurTurn ? OUR_TURN : wayOnInWords(pauses)} Your credits are not affected.</p>
    </Banner>
  );
}

/** What will close unless it is checked, and when; nothing while no time runs. */
export function OpenChecksBanner({
  openChecks,
  isAllGiven,
  keepsPapers = true,
}: Omit<PausedBannerProps, "pauses"> & { openChecks: readonly OpenChecks[] }) {
  if (openChecks.length === 0) return null;
  return (
    <Banner
      tone="info"
      icon={ClipboardCheck}
      title={isAllGiven ? "We are checking what you gave us" : "We have not checked everything yet"}
      actions={!isAllGiven && keepsPapers && <LinkButton to="/profile/papers">Add what is missing</LinkButton>}
    >
      {isAllGiven && <p>{OUR_TURN}</p>}
      <ul>
        {openChecks.map((one) => (
          <li key={one.technologies.join()}>{closingInWords(one)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function closingInWords({ technologies, checks, endsOn }: OpenChecks): string {
  return `Buying for ${technologiesInWords(technologies)} closes after ${dayInWords(endsOn)}: ${checksInWords(checks)} not checked.`;
}

/** On a lead's card, in place of the buy button. */
export function PausedLead({ pauses }: { pauses: readonly Pause[] }) {
  return (
    <p className="small">
      <strong>Buying paused.</strong> {pauses.map(pauseInWords).join(" ")} <Link {...wayOn(pauses)} />
    </p>
  );
}

export type ShownCap = ReachedCap & { mayChange: boolean };

/** In place of the button: the company's own limit, which the next lead would pass. */
export function LimitReached({ cap }: { cap: ShownCap }) {
  return (
    <p className="small">
      <strong>Limit reached.</strong> {capInWords(cap)}{" "}
      {cap.mayChange && <Link to="/profile/limits">Change the limits</Link>}
    </p>
  );
}

function workInWords(pause: Pause): string {
  return pause.because === "holiday" && pause.serviceType
    ? leadServiceLabel(pause.serviceType)
    : technologiesInWords(pause.technologies);
}

const isHeld = (pauses: readonly Pause[]) => pauses.some(({ because }) => because === "held");
const isStop = (pauses: readonly Pause[]) => pauses.some(({ because }) => because === "stop");

function wayOn(pauses: readonly Pause[]): { to: string; children: string } {
  if (isHeld(pauses)) return { to: "/second-look", children: "Read why" };
  if (isStop(pauses)) return { to: "/stops", children: "Confirm the stop" };
  const others = pauses.filter(({ because }) => because !== "holiday");
  if (others.length === 0) return { to: "/profile/area#holidays", children: "Change the holiday" };
  const isOver = others.every(({ because }) => because === "ended");
  return { to: "/profile/papers", children: isOver ? "Upload a new document" : "Show what is missing" };
}
