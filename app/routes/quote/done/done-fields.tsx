import { ReviewFields, type ReviewFieldsProps } from "#app/routes/quote/reviews/review-fields.tsx";
import { formatPence, plainPounds } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Outcome } from "#domain/projects/outcomes.ts";

export function DoneFields({
  state,
  outcome,
  quoted: { pence: quotedPence, start },
  review,
  today,
}: {
  state: FormState | undefined;
  outcome: Outcome | null;
  /** From the chosen quote: its price, and the London day before which no work starts. */
  quoted: { pence: number | null; start: string | null };
  review: Pick<ReviewFieldsProps, "version" | "firstName" | "district"> & { isShown: boolean; isNamed: boolean };
  today: string;
}) {
  const field = fieldsOf(state, "done");
  const saved = outcome && { ...outcome, mayShow: review.isShown, isNamed: review.isNamed };
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
      <ReviewFields {...review} state={state} form="done" isFinished={true} saved={saved} />
    </>
  );
}

function dayHint(start: string | null, today: string): string {
  if (start === null || start <= today) return "Today or earlier.";
  return `Today or earlier. Your quote says that work cannot start before ${dayInWords(start)}, so check that it is finished.`;
}
