import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ChosenBar } from "#app/ui/tables/choosing.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { Decisions, WhyLeft } from "#domain/lead-reports/decide-reports.ts";

export const CHOSEN_FORM = "chosen-reports";

type Report = { id: string; companyName: string; serviceLabel: string; location: string };

const nameOf = ({ companyName, serviceLabel, location }: Report) => `${companyName} (${serviceLabel}, ${location})`;

/** Chooses one report of the queue. */
export function ChooseReport({ report, isChosen }: { report: Report; isChosen: boolean }) {
  return (
    <label className="choose-place">
      <input
        className="choose"
        type="checkbox"
        form={CHOSEN_FORM}
        name="reports"
        value={report.id}
        aria-label={`Choose ${nameOf(report)}`}
        defaultChecked={isChosen}
      />
    </label>
  );
}

const WHY = "Why they are declined, sent to all";

type DecideChosenProps = { shown: unknown; state: FormState | undefined };

/** Below the queue. */
export function DecideChosen({ shown, state }: DecideChosenProps) {
  return (
    <ChosenBar form={CHOSEN_FORM} action="/admin/refunds" shown={shown}>
      <FormFailure state={state} idPrefix="chosen" />
      <TextField label={WHY} placeholder={WHY} {...fieldsOf(state, "chosen")("reason")} />
      {/* Enter uses a form's first button, so it declines. */}
      <div className="btn-row">
        <SubmitButton variant="danger" size="tight" name="intent" value="decline-chosen" pendingLabel="Declining…">
          Decline chosen
        </SubmitButton>
        <SubmitButton variant="secondary" size="tight" name="intent" value="accept-chosen" pendingLabel="Accepting…">
          Accept chosen
        </SubmitButton>
      </div>
      <p className="small">Accepting applies the first option shown for each lead.</p>
    </ChosenBar>
  );
}

type DecidedTogetherProps = {
  decided: number;
  deed: "accepted" | "declined";
  left: Decisions["left"];
  /** Reports the page knows, for their names. */
  known: readonly Report[];
};

/** What became of each. */
export function DecidedTogether({ decided, deed, left, known }: DecidedTogetherProps) {
  return (
    <FormOutcome
      tone={left.length > 0 ? "warn" : "ok"}
      title={`${decided === 1 ? "1 report" : `${decided} reports`} ${deed}`}
    >
      {Object.entries(whyInWords).map(([why, because]) => {
        const names = namesOf(
          left.filter((one) => one.why === why).map(({ requestId }) => requestId),
          known,
        );
        return names.length > 0 && <p key={why}>{`Not changed, because ${because}: ${lists.format(names)}.`}</p>;
      })}
    </FormOutcome>
  );
}

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

const whyInWords: Record<WhyLeft, string> = {
  conflict: "they had been decided already",
  own_company: "another administrator must decide about your own company",
  not_found: "there are no such reports any more",
};

function namesOf(ids: readonly string[], known: readonly Report[]): string[] {
  return ids.map((id) => {
    const report = known.find((one) => one.id === id);
    return report ? nameOf(report) : "a report that is not on this page";
  });
}
