import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { NextAct } from "#domain/purchases/next-act.ts";

interface NextActCardProps {
  nextAct: NextAct | undefined;
  /** Of the act that may be set here, so that clicking twice sets one. */
  freshId: string;
  colleagues: readonly Colleague[];
  readerId: string;
  /** The time that is offered first, as the field takes it. */
  dueAt: string;
  canSet: boolean;
  state: FormState | undefined;
  now: Date;
}

/** What is to be done next about a lead, when and by whom. */
export function NextActCard(props: NextActCardProps) {
  const { nextAct, readerId, canSet, state, now } = props;
  return (
    <section aria-labelledby="next-act-title" className="desk-act" id="next-act">
      <div>
        <h2 id="next-act-title">Next act</h2>
        {nextAct ? (
          <>
            <p className="desk-what">{nextAct.what}</p>
            <p className={nextAct.dueAt <= now ? "small desk-due" : "small muted"}>
              {nextAct.dueAt <= now && "Due: "}
              {dayAndTime(nextAct.dueAt)}, {nextAct.userId === readerId ? "you are" : `${nextAct.name} is`} told
            </p>
          </>
        ) : (
          <p className="muted">No next act.</p>
        )}
      </div>
      {canSet && (
        <div className="desk-buttons">
          {nextAct && <Done act={nextAct} />}
          <details open={state !== undefined}>
            <SummaryButton className="btn btn-secondary btn-tight">
              {nextAct ? "Later or something else" : "Set the next act"}
            </SummaryButton>
            <ActForm {...props} />
          </details>
        </div>
      )}
    </section>
  );
}

function Done({ act }: { act: NextAct }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="actId" value={act.id} />
      <SubmitButton
        name="intent"
        value={"act-done" satisfies PurchaseIntent}
        variant="secondary"
        size="tight"
        pendingLabel="Saving…"
      >
        Done
        <span className="sr-only">: {act.what}</span>
      </SubmitButton>
    </Form>
  );
}

function ActForm({ nextAct, freshId, colleagues, readerId, dueAt, state }: NextActCardProps) {
  const field = fieldsOf(state, "next-act");
  return (
    <Form method="post" className="stack" noValidate preventScrollReset key={nextAct?.id}>
      <FormFailure state={state} idPrefix="next-act" />
      <input type="hidden" name="actId" value={freshId} />
      <TextField label="What" {...field("what", nextAct?.what ?? "Call again")} autoComplete="off" />
      <TextField label="When" {...field("dueAt", dueAt)} type="datetime-local" hint="UK time." />
      {colleagues.length > 1 ? (
        <SelectField
          label="Who"
          {...field("userId", nextAct?.userId ?? readerId)}
          options={colleagues.map(({ userId, name }) => ({ value: userId, label: name }))}
          hint="They are told when it is due."
        />
      ) : (
        <input type="hidden" name="userId" value={readerId} />
      )}
      <div>
        <SubmitButton name="intent" value={"next-act" satisfies PurchaseIntent} pendingLabel="Saving…" size="tight">
          Save the next act
        </SubmitButton>
      </div>
    </Form>
  );
}
