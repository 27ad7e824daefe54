import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, readUuid } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { contractNameWords, nameOutcomeWords, recordsOfName } from "#content/contract-names.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import { type ComparedName, compareContractName, contractNamesOfProject } from "#domain/projects/contract-name.ts";
import { contractNameForm } from "#domain/projects/contract-name-form.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/contract-name.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Check the name on your contract - Your project",
    description: "Compare the company that your contract names with the company that we checked.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  const search = new URL(request.url).searchParams;
  const found = await contractNamesOfProject(domain, params.token, readUuid(search.get("compared")));
  return { ...found, about: found.compared?.purchaseId ?? search.get("company") ?? "", id: randomUUID() };
});

const isExpected = (code: DomainErrorCode) => code === "too_many_requests" || code === "invalid_input";

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const here = `/requests/${token}/contract-name`;
  const posted = await postedForm(args);
  const compare = async () => {
    const form = posted.fields(contractNameForm);
    const id = posted.id("id");
    await compareContractName(domainContext(args.context), token, { id, form });
    return redirect(`${here}?compared=${id}`);
  };
  return answerForm(posted, here, {}, { beside: "contract-name", isShown: isExpected, otherwise: { answer: compare } });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ContractNamePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { companies, compared, about, id } = loaderData;
  const home = `/requests/${params.token}`;
  const state = stateOfForm(useFailedForm(actionData), "contract-name");
  return (
    <div className="wrap page page-narrow stack-l">
      <div className="stack-s">
        <p className="small">
          <Link to={home}>Overview</Link>
        </p>
        <h1>Check the name on your contract</h1>
        <p>
          Type the company that your contract, order or invoice names. We compare it with the names on the papers that
          we checked. The company does not see what you type.
        </p>
      </div>
      {compared && <Compared compared={compared} />}
      {companies.length === 0 ? (
        <p>No company has your details yet, so there is nothing to compare.</p>
      ) : (
        <NameFields key={id} companies={companies} about={about} id={id} state={state} />
      )}
    </div>
  );
}

function Compared({ compared }: { compared: ComparedName }) {
  const { name, companyNumber, outcome, each, against, company, checkedAt } = compared;
  const isFine = outcome === "same" || outcome === "trading_name";
  return (
    <section className="card stack" aria-labelledby="compared">
      <h2 className="h3" id="compared">
        {[name, companyNumber].filter(Boolean).join(", ")}
      </h2>
      <Notice tone={isFine ? "ok" : "warn"}>
        <p>{contractNameWords(compared)}</p>
      </Notice>
      <dl className="facts">
        <Fact name="Company">{company}</Fact>
        {recordsOfName.map(({ record, label }) => (
          <Fact key={record} name={label}>
            {nameOutcomeWords[each[record]]}
          </Fact>
        ))}
        {outcome === "different" && against && <Fact name="We have on record">{against}</Fact>}
      </dl>
      <p className="small muted">Compared {dateTimeInWords(checkedAt)}.</p>
    </section>
  );
}

type FieldsProps = Pick<Route.ComponentProps["loaderData"], "companies" | "about" | "id"> & {
  state: FormState | undefined;
};

function NameFields({ companies, about, id, state }: FieldsProps) {
  const field = fieldsOf(state, "contract-name");
  const [only] = companies.length === 1 ? companies : [];
  return (
    <Form method="post" className="card stack" noValidate>
      <FormFailure state={state} idPrefix="contract-name" />
      <input type="hidden" name="id" value={state?.values.id ?? id} />
      <SelectField
        label="Company"
        {...field("purchaseId", about || (only?.purchaseId ?? ""))}
        placeholder="Choose the company"
        options={companies.map(({ purchaseId, company }) => ({ value: purchaseId, label: company }))}
        required
      />
      <TextField label="Name on the contract" {...field("name")} hint="Exactly as it is printed." required />
      <TextField
        label="Company number"
        {...field("companyNumber")}
        hint="If the paper has one. The same number means the same company."
        autoComplete="off"
        spellCheck={false}
        className="input-short"
        optional
      />
      <div>
        <SubmitButton pendingLabel="Comparing…">Compare</SubmitButton>
      </div>
    </Form>
  );
}
