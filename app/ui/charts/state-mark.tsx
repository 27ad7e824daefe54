import { type HandoverState, handoverStates } from "#content/handover/handover-items.ts";
import "./state-mark.css";

/** The state of a row by its shape, and by its word for those who do not see it. */
export function StateMark({ state }: { state: HandoverState }) {
  return (
    <svg className={`state-mark state-mark-${state}`} viewBox="0 0 24 24" role="img" aria-label={handoverStates[state]}>
      <circle cx="12" cy="12" r="10.5" />
      {SIGNS[state] && <path d={SIGNS[state]} />}
    </svg>
  );
}

/** A tick, the hands of a clock, an exclamation mark; nothing for what is to come. */
const SIGNS: Partial<Record<HandoverState, string>> = {
  done: "m7 12.5 3.5 3.5L17 9",
  waiting: "M12 7v5l3.5 2",
  overdue: "M12 7v6M12 16.5v.1",
};
