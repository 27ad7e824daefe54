import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { LeftOutWords } from "#app/routes/installer/quote/left-out.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime, formatPence } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { idOf, readUuid } from "#app/web/forms/form.ts";
import { answerForm, type Posted, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { copyQuote } from "#domain/quotes/quote-draft.ts";
import { type CopyTarget, keepTemplate, quoteToReuse, templateForm } from "#domain/quotes/templates.ts";
import type { Route } from "./+types/own-quote.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Use a quote again",
    description: "Make a template of a quote you have sent, or copy it to another lead.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  return { ...(await quoteToReuse(...callerOf(context), idOf(params))), newId: randomUUID() };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const quoteId = idOf(args.params);
  const { caller, id, fields } = posted;
  return answerForm(
    posted,
    `/quotes/${quoteId}`,
    {
      template: {
        do: () => keepTemplate(...caller, { id: id("id"), quoteId, ...fields(templateForm) }),
        to: "/quotes/library#templates",
        notice: "template-kept",
      },
      copy: { answer: () => copy(posted, quoteId) },
    },
    { act: "bought_leads" },
  );
});

async function copy({ caller, text }: Posted, quoteId: string) {
  const purchaseId = readUuid(text("purchaseId"));
  if (!purchaseId) throw new DomainError("invalid_input", { fields: { purchaseId: ["Choose a lead."] } });
  await copyQuote(...caller, { quoteId, purchaseId });
  return redirect(`/leads/purchases/${purchaseId}/quote?from=${quoteId}`);
}

export const shouldRevalidate = alsoAfterRefusals;

export default function OwnQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchaseId, customer, serviceLabel, option, revision, duePence, sentAt, leftOut, targets, newId } =
    loaderData;
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to={`/leads/purchases/${purchaseId}#quotes`}>{customer}</Link>
      </p>
      <h1>Use a quote again</h1>
      <p>
        {serviceLabel}. Option {option}, revision {revision}: {formatPence(duePence)}.
        {sentAt && ` Sent ${formatDateTime(sentAt)}.`} Notes, files and days do not come along, and neither do words
        that name {customer}.
      </p>
      <LeftOutWords leftOut={leftOut} />
      <FormRefusal state={stateOfGone(actionData, ["template", "copy"])} />
      <div className="two">
        <Card title="Copy to another lead" id="copy">
          <CopyForm targets={targets} state={stateOfForm(actionData, "copy")} />
        </Card>
        <Card title="Make a template" id="template">
          <TemplateForm id={newId} service={serviceLabel} state={stateOfForm(actionData, "template")} />
        </Card>
      </div>
    </div>
  );
}

function CopyForm({ targets, state }: { targets: readonly CopyTarget[]; state: FormState | undefined }) {
  if (targets.length === 0) return <p className="muted">You have no other active lead at present.</p>;
  return (
    <Form method="post" className="stack" noValidate aria-label="Copy to another lead">
      <FormFailure state={state} idPrefix="copy" id="copy-errors" />
      <SelectField
        label="Lead"
        {...fieldsOf(state, "copy")("purchaseId")}
        options={targets.map((target) => ({ value: target.purchaseId, label: targetInWords(target) }))}
        placeholder="Choose one"
        required
      />
      <div className="btn-row">
        <SubmitButton name="intent" value="copy" pendingLabel="Copying…">
          Copy to another lead
        </SubmitButton>
      </div>
    </Form>
  );
}

function targetInWords({ customer, serviceLabel, outcode, hasDraft }: CopyTarget): string {
  return `${customer}, ${serviceLabel}, ${outcode}${hasDraft ? " (replaces the quote you have begun)" : ""}`;
}

function TemplateForm({ id, service, state }: { id: string; service: string; state: FormState | undefined }) {
  return (
    <Form method="post" className="stack" noValidate aria-label="Make a template">
      <FormFailure state={state} idPrefix="template" id="template-errors" />
      <input type="hidden" name="id" value={id} />
      <TextField
        label="Name of the template"
        {...fieldsOf(state, "template")("name")}
        hint={`For ${service}, like “10 panels on a gable”`}
        autoComplete="off"
        required
      />
      <div className="btn-row">
        <SubmitButton name="intent" value="template" variant="secondary" pendingLabel="Keeping…">
          Make a template
        </SubmitButton>
      </div>
    </Form>
  );
}
