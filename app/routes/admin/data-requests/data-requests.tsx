import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { DataRequestCard } from "#app/routes/admin/data-requests/data-request-card.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import {
  dataRequestsToAnswer,
  declineDataRequest,
  enterDataRequest,
  enteredDataRequestForm,
  gather,
  identityForm,
  noteIdentity,
} from "#domain/personal-data/data-requests.ts";
import type { Route } from "./+types/data-requests.ts";

const PATH = "/admin/data-requests";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Data requests",
    description: "People who ask for a copy of what we hold about them.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({
    requests: await dataRequestsToAnswer(...callerOf(context)),
    newId: randomUUID(),
  }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, newId, fields, text } = posted;
  const enter = () => enterDataRequest(...caller, { id: newId("newId"), form: fields(enteredDataRequestForm) });
  return answerForm(
    posted,
    PATH,
    {
      enter: { do: enter, notice: "data-request-entered", beside: "enter" },
      identity: {
        do: () => noteIdentity(...caller, { id: id("id"), ...fields(identityForm) }),
        notice: "identity-noted",
      },
      gather: { do: () => gather(...caller, id("id")), notice: "data-gathered" },
      "decline-data": {
        do: () => declineDataRequest(...caller, { id: id("id"), reason: text("reason") }),
        notice: "data-request-closed",
      },
    },
    { beside: text("id") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function DataRequestsPage({ loaderData: { requests, newId }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const open = requests.filter(({ answeredAt }) => answeredAt === null);
  const answered = requests.filter(({ answeredAt }) => answeredAt !== null);
  const ids = [...requests.map(({ id }) => id), "enter"];
  return (
    <div className="stack-l">
      <h1>Data requests</h1>
      <p>
        Whoever asks gets one file of all that we hold about them, within one month. It goes to a mailbox that has
        answered our mail; anyone else’s identity you check, and note how.
      </p>
      <FormRefusal state={stateOfGone(state, ids)} />
      <EnterRequest newId={newId} state={stateOfForm(state, "enter")} />
      <section className="stack" aria-labelledby="open-title">
        <h2 id="open-title">To answer ({open.length})</h2>
        {open.length === 0 && <p className="muted">Nobody waits for their data.</p>}
        {open.map((one) => (
          <DataRequestCard key={one.id} request={one} state={stateOfForm(state, one.id)} />
        ))}
      </section>
      {answered.length > 0 && (
        <section className="stack" aria-labelledby="answered-title">
          <h2 id="answered-title">Answered in the last {limits.dataFileDays} days</h2>
          {answered.map((one) => (
            <DataRequestCard key={one.id} request={one} state={stateOfForm(state, one.id)} />
          ))}
        </section>
      )}
    </div>
  );
}

/** For somebody who rang or wrote. */
function EnterRequest({ newId, state }: { newId: string; state: FormState | undefined }) {
  const field = fieldsOf(state, "enter");
  return (
    <details open={state !== undefined}>
      <SummaryButton className="btn btn-secondary">Enter a request</SummaryButton>
      <Form method="post" className="card stack form-narrow" noValidate aria-label="Enter a request">
        <FormFailure state={state} idPrefix="enter" />
        <input type="hidden" name="newId" value={newId} />
        <TextField label="Full Name" {...field("name")} required />
        <TextField
          label="Email Address"
          {...field("email")}
          type="email"
          optional
          hint="We ask the mailbox whether it is theirs."
        />
        <TextField label="Phone Number" {...field("phone")} type="tel" optional />
        <TextAreaField label="What they ask for" {...field("words")} rows={3} optional />
        <div>
          <SubmitButton name="intent" value="enter" pendingLabel="Saving…">
            Enter the request
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
