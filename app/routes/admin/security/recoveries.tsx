import { Form, Link } from "react-router";
import { SecondDecision } from "#app/routes/admin/parts/second-decision.tsx";
import type { SecondPersonIntent } from "#app/routes/admin/security/second-person-intents.ts";
import { formatDateTime, formatNumber } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { recoveryWords } from "#content/recovery-words.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Helped, OpenRecovery } from "#domain/team/recovery.ts";

type RecoveriesProps = { recoveries: readonly OpenRecovery[]; stepUp: StepUpNeeds; state: FormState | undefined };

/** What waits for a second person, or for its 24 hours. */
export function Recoveries({ recoveries, stepUp, state }: RecoveriesProps) {
  return (
    <section className="stack" id="recoveries" aria-labelledby="recoveries-title">
      <h2 id="recoveries-title">Help with signing in ({formatNumber(recoveries.length)})</h2>
      <ul className="card queue">
        {recoveries.map((recovery) => (
          <li className="queue-item stack" key={recovery.id}>
            <Told recovery={recovery} />
            <Decision recovery={recovery} stepUp={stepUp} state={stateOfForm(state, recovery.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ recovery }: { recovery: OpenRecovery }) {
  const { id, kind, installerId, company, person, newEmail, reason, askedAt, askedBy, confirmedBy, dueAt } = recovery;
  return (
    <div>
      <p id={`recovery-${id}`}>
        {recoveryWords[kind].label}: {person}, <Link to={`/admin/installers/${installerId}`}>{company}</Link>
        {newEmail && `, to ${newEmail}`}
      </p>
      <p>{reason}</p>
      <p className="small muted break-words">
        Asked {formatDateTime(askedAt)} by {askedBy}
        {confirmedBy && dueAt && `; confirmed by ${confirmedBy}; done on ${formatDateTime(dueAt)} unless stopped`}
      </p>
    </div>
  );
}

type DecisionProps = { recovery: OpenRecovery; stepUp: StepUpNeeds; state: FormState | undefined };

function Decision({ recovery: { id, isOwn, confirmedBy }, stepUp, state }: DecisionProps) {
  const isOpen = confirmedBy === null;
  const approve = { intent: "confirm-recovery", words: "Confirm", pendingLabel: "Confirming…" } as const;
  return (
    <SecondDecision<SecondPersonIntent>
      id={id}
      about={`recovery-${id}`}
      label="Confirm or decline the help"
      approve={isOpen && !isOwn ? approve : undefined}
      decline={{ intent: "decline-recovery" }}
      ownWords={isOpen && isOwn ? "Another owner must confirm it." : undefined}
      stepUp={stepUp}
      state={state}
    />
  );
}

type AskProps = {
  company: { id: string; name: string; people: readonly Helped[] };
  recoveryId: string;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

const choices = Object.entries(recoveryWords).map(([value, { label }]) => ({ value, label }));

/** Asks for help for somebody at one company. */
export function AskRecovery({ company, recoveryId, stepUp, state }: AskProps) {
  const field = fieldsOf(state, "recovery");
  return (
    <section className="stack" aria-labelledby="ask-recovery-title">
      <h2 id="ask-recovery-title">Help {company.name} with signing in</h2>
      <p>
        A second owner must confirm it. We then tell the company’s owners, and do it after 24 hours unless one of them
        stops it.
      </p>
      <Form method="post" className="card stack" noValidate aria-label="Help with signing in">
        <FormFailure state={state} idPrefix="recovery" />
        <input type="hidden" name="intent" value={"ask-recovery" satisfies SecondPersonIntent} />
        <input type="hidden" name="recoveryId" value={recoveryId} />
        <input type="hidden" name="installerId" value={company.id} />
        <SelectField label="What to do" placeholder="Choose one" options={choices} {...field("kind")} required />
        <SelectField
          label="Person"
          placeholder="Choose one"
          options={company.people.map(({ userId, name, role }) => ({ value: userId, label: `${name}, ${role}` }))}
          {...field("userId")}
          required
        />
        <TextField label="New email, if that changes" {...field("newEmail")} type="email" />
        <TextField label="How you know who asked" {...field("reason")} required />
        <StepUpFields needs={stepUp} idPrefix="recovery" state={state} />
        <div>
          <SubmitButton pendingLabel="Asking…">Ask for a second person</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
