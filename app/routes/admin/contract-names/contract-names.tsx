import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
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
import {
  acceptTradingName,
  closeContractName,
  contractNames,
  type OpenContractName,
} from "#domain/parties/contract-names.ts";
import type { Route } from "./+types/contract-names.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Contract names",
    description: "Names on contracts and quotes that are none of those we know of the company.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({ names: await contractNames(...callerOf(context)) }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, text } = posted;
  const given = () => ({ id: id("id"), reason: text("reason") });
  return answerForm(
    posted,
    "/admin/contract-names",
    {
      "accept-name": { do: () => acceptTradingName(...caller, given()), notice: "trading-name-accepted" },
      "close-name": { do: () => closeContractName(...caller, given()), notice: "contract-name-closed" },
    },
    { beside: text("id") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ContractNamesPage({ loaderData: { names }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const ids = names.map(({ id }) => id);
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1>Contract names</h1>
        <p>
          A customer may be about to sign with a name that is on none of the company’s papers. Accept it if it is a
          trading name of that very company; what was found before stays as it was.
        </p>
      </div>
      <FormRefusal state={stateOfGone(state, ids)} />
      {names.length === 0 ? (
        <EmptyState title="No name waits">A name on a quote or contract that differs appears here.</EmptyState>
      ) : (
        names.map((name) => <NameCard key={name.id} name={name} state={stateOfForm(state, name.id)} />)
      )}
    </div>
  );
}

type CardProps = { name: OpenContractName; state: FormState | undefined };

function NameCard({ name: open, state }: CardProps) {
  const { id, name, companyNumber, company, installerId, against, isOfQuote, since, times } = open;
  return (
    <Card title={name}>
      <dl className="facts">
        {companyNumber && <Fact name="Company number">{companyNumber}</Fact>}
        <Fact name="Company">
          <Link to={`/admin/installers/${installerId}#vetting`}>{company}</Link>
        </Fact>
        {against && <Fact name="On record">{against}</Fact>}
        <Fact name="From">{isOfQuote ? "A quote that was sent" : "A paper that a customer compared"}</Fact>
        <Fact name="Since">
          {formatDateTime(since)}
          {times > 1 && `, ${times} times`}
        </Fact>
      </dl>
      <FormFailure state={state} idPrefix={`${state?.values.intent}-${id}`} />
      <div className="btn-row">
        <Decide
          id={id}
          intent="accept-name"
          label="Accept as trading name"
          asks="Evidence, kept in the audit log"
          name={name}
          state={state}
        />
        <Decide
          id={id}
          intent="close-name"
          label="Close"
          asks="Reason, kept in the audit log"
          name={name}
          state={state}
        />
      </div>
    </Card>
  );
}

type DecideProps = {
  id: string;
  intent: "accept-name" | "close-name";
  label: string;
  asks: string;
  name: string;
  state: FormState | undefined;
};

function Decide({ id, intent, label, asks, name, state }: DecideProps) {
  const own = state?.values.intent === intent ? state : undefined;
  const field = fieldsOf(own, `${intent}-${id}`);
  return (
    <details open={own !== undefined}>
      <SummaryButton className="btn btn-secondary btn-tight">
        {label}
        <span className="sr-only">: {name}</span>
      </SummaryButton>
      <Form method="post" className="stack form-narrow" noValidate>
        <input type="hidden" name="id" value={id} />
        <TextField label={asks} {...field("reason")} required />
        <div>
          <SubmitButton name="intent" value={intent} pendingLabel="Saving…">
            {label}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
