/** The outcome of one fault, over all its rounds. */
export interface Outcome {
  fault: string;
  rounds: number;
  /** Everything sent, including repetitions. */
  requests: number;
  /** What clients were told is done. */
  confirmed: number;
  /** Confirmed but missing afterwards. */
  lost: number;
  /** Present more than once. */
  doubled: number;
  /** What else went wrong. Empty if all is well. */
  broken: string[];
  /** Why it was not tried, or what else to report. */
  note: string;
}

export function outcomeOf(fault: string, found: Partial<Outcome>): Outcome {
  const nothing = { rounds: 1, requests: 0, confirmed: 0, lost: 0, doubled: 0, broken: [], note: "" };
  return { ...nothing, ...found, fault };
}

export function isWell({ lost, doubled, broken }: Outcome): boolean {
  return lost === 0 && doubled === 0 && broken.length === 0;
}

export function tableOf(outcomes: Outcome[]): string {
  const rows = outcomes.map((one) => [
    one.fault,
    String(one.rounds),
    String(one.requests),
    String(one.confirmed),
    String(one.lost),
    String(one.doubled),
    resultOf(one),
    one.note,
  ]);
  const all = [["fault", "rounds", "requests", "confirmed", "lost", "doubled", "result", ""], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return all.map((row) => line(row).trimEnd()).join("\n");
}

function resultOf(outcome: Outcome): string {
  if (outcome.rounds === 0) return "skipped";
  return isWell(outcome) ? "fine" : "BROKEN";
}
