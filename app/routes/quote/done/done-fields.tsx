import { formatPence, plainPounds } from "#app/ui/format.ts";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { Segments } from "#app/ui/forms/segments.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Outcome } from "#domain/projects/outcomes.ts";
import "#app/routes/quote/stop/stop.css";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const RATINGS = ["1, poor", "2", "3", "4", "5, excellent"].map((label, index) => ({ value: String(index + 1), label }));

export function DoneFields({
  state,
  outcome,
  quoted: { pence: quotedPence, start },
  today,
}: {
  state: FormState | undefined;
  outcome: Outcome | null;
  /** From the chosen quote: its price, and the London day before which no work starts. */
  quoted: { pence: number | null; start: string | null };
  today: string;
}) {
  const field = fieldsOf(state, "done");
  const choice = (name: string, saved: string | undefined) => {
    const { defaultValue, ...naming } = field(name, saved);
    return { ...naming, chosen: defaultValue };
  };
  const yesNo = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? "yes" : "no");
  const price = outcome ? plainPounds(outcome.finalPence) : "";
  return (
    <>
      <TextField
        label="Date it was finished"
        {...field("finishedOn", outcome?.finishedOn)}
        hint={dayHint(start, today)}
        type="date"
        max={today}
        required
      />
      <TextField
        label="Final price"
        {...field("finalPence", price)}
        hint={`Everything you have paid or will pay, with VAT, before grants.${
          quotedPence === null ? "" : ` The quote said ${formatPence(quotedPence)}.`
        }`}
        before="£"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Segments label="Was the price kept?" options={YES_NO} {...choice("priceKept", yesNo(outcome?.priceKept))} />
      <Segments label="Was it on time?" options={YES_NO} {...choice("onTime", yesNo(outcome?.onTime))} />
      <Segments
        label="How was it, from 1 to 5?"
        options={RATINGS}
        {...choice("rating", outcome ? String(outcome.rating) : undefined)}
      />
      <TextAreaField
        label="In your words"
        {...field("words", outcome?.words ?? "")}
        hint="What went well, what did not, and what you would tell a neighbour."
        rows={6}
        lengthMax={limits.outcomeWordsLengthMax}
        optional
      />
      <MayShow checked={shown(state, outcome)} />
    </>
  );
}

function dayHint(start: string | null, today: string): string {
  if (start === null || start <= today) return "Today or earlier.";
  return `Today or earlier. Your quote says that work cannot start before ${dayInWords(start)}, so check that it is finished.`;
}

function MayShow({ checked }: { checked: boolean }) {
  return (
    <label className="check-card">
      <input type="checkbox" name="mayShow" defaultChecked={checked} />
      <span>
        <b>May be shown as a review</b>
        <span className="small muted">With your first name and the first half of your postcode only.</span>
      </span>
    </label>
  );
}

function shown(state: FormState | undefined, outcome: Outcome | null): boolean {
  return state ? state.values.mayShow === "on" : (outcome?.mayShow ?? false);
}
