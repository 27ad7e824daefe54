import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";

interface SecondLookProps {
  look: {
    askUntil: Date | null;
    asked: { words: string | null; decideBy: Date; files?: readonly string[] } | null;
    answer: { outcome: "accepted" | "declined"; reason: string } | null;
  };
  /** How the page writes a moment. */
  when: (at: Date) => string;
}

/** What became of a second look at a decision: its answer, that it was asked for, or that the time for it has passed. */
export function SecondLook({ look: { askUntil, asked, answer }, when }: SecondLookProps) {
  if (answer) {
    return (
      <Notice tone={answer.outcome === "accepted" ? "ok" : "warn"} title={`Your appeal: ${answer.outcome}`}>
        <p className="as-typed">{answer.reason}</p>
      </Notice>
    );
  }
  if (asked) {
    const { words, decideBy, files = [] } = asked;
    return (
      <Notice tone="info" title="You have asked for a second look">
        <p className="as-typed">{words}</p>
        {files.length > 0 && <p>With {files.join(", ")}</p>}
        <p>We decide by {when(decideBy)} and email you the answer.</p>
      </Notice>
    );
  }
  return askUntil ? null : (
    <p className="muted">You could ask for a second look for {limits.appealDays} days after the decision.</p>
  );
}
