import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { QuoteFacts, QuoteTerms } from "#app/routes/planner/check/quote-facts.tsx";
import { errorsInSummary } from "#app/routes/planner/form/errors-by-name.ts";
import { formOfQuote } from "#app/routes/quote/elsewhere/typed-form.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";
import { elsewhere, priceFields } from "#content/planner/quote-check.ts";
import { DomainError } from "#domain/errors.ts";
import { readTypedQuote } from "#domain/quotes/any-quote.ts";
import { keepOutsideQuote, myOutsideQuotes, removeOutsideQuote } from "#domain/quotes/outside-quotes.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import { requiredText } from "#domain/text-input.ts";
import type { Route } from "./+types/elsewhere.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "A quote from elsewhere - Your project", description: elsewhere.about, path: "", hidden: true });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  const id = readUuid(params.id ?? null);
  const quote = (await myOutsideQuotes(domain, params.token)).find((one) => one.id === id);
  if (params.id && !quote) throw new DomainError("not_found");
  return { id: quote?.id ?? randomUUID(), quote: quote && { ...quote, form: formOfQuote(quote).toString() } };
});

const NO_COMPANY = "Enter the name of the company.";
const companyName = requiredText(NO_COMPANY, limits.nameLengthMax);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args, "files");
  const { form, newId, text } = posted;
  const domain = domainContext(args.context);
  const compare = `/requests/${token}/compare`;
  if (text("intent") === "remove") {
    return answerForm(posted, compare, {
      remove: {
        do: () => removeOutsideQuote(domain, token, newId("id")),
        to: compare,
        notice: "outside-quote-removed",
      },
    });
  }
  const company = companyName.safeParse(text("company"));
  const typed = readTypedQuote(fieldsIn(form));
  const errors = {
    ...(company.success ? {} : { company: company.error.issues.map(({ message }) => message) }),
    ...("errors" in typed ? errorsInSummary(typed.errors) : typed.pricePence === null ? NO_PRICE : {}),
  };
  if (!company.success || "errors" in typed || typed.pricePence === null)
    return failedForm(form, { form: "keep", errors });
  const keep = async () =>
    keepOutsideQuote(domain, token, {
      id: newId("id"),
      company: company.data,
      typed,
      files: await posted.files("files"),
    });
  return answerForm(posted, compare, { keep: { do: keep, to: compare, notice: "outside-quote-kept" } });
});

const NO_PRICE = { [priceFields.pounds.query]: ["Enter the price in the quote."] };

/** The typed fields, without the file. */
function fieldsIn(form: FormData): URLSearchParams {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new URLSearchParams(typed);
}

export default function ElsewherePage({ loaderData: { id, quote }, actionData: state, params }: Route.ComponentProps) {
  const typed = state ? new URLSearchParams(state.values).toString() : (quote?.form ?? "");
  const form = { view: { typed, errors: state?.errors ?? {} }, typed: new URLSearchParams(typed) };
  return (
    <div className="wrap page page-narrow stack">
      <h1>{quote ? `Your quote from ${quote.company}` : elsewhere.add}</h1>
      <p className="lead">{elsewhere.about}</p>
      <Form
        method="post"
        encType="multipart/form-data"
        className="card stack"
        noValidate
        aria-label={elsewhere.add}
        data-repeatable=""
      >
        <FormFailure state={state} idPrefix="plan" />
        <input type="hidden" name="id" value={state?.values.id ?? id} />
        <TextField
          label="Company"
          name="company"
          idPrefix="plan"
          autoComplete="off"
          defaultValue={state?.values.company ?? quote?.company ?? ""}
          errors={state?.errors.company}
          data-missing={NO_COMPANY}
        />
        <QuoteFacts form={form} />
        <QuoteTerms form={form} />
        <FileField
          label="The quote as a PDF"
          name="files"
          idPrefix="plan"
          errors={state?.errors.files}
          hint={
            quote?.file
              ? `${quote.file.fileName} is kept. Another PDF takes its place; ${documentSizeMax} at most.`
              : `${documentSizeMax} at most. For you to open again; we do not read it.`
          }
          accept=".pdf,application/pdf"
          bytesMax={limits.documentBytesMax}
          tooLarge={DOCUMENT_TOO_LARGE}
          optional
        />
        <div className="btn-row">
          <SubmitButton name="intent" value="keep" pendingLabel="Keeping it…">
            Keep this quote
          </SubmitButton>
          {quote?.file && <a href={`/requests/${params.token}/elsewhere/${quote.id}/pdf`}>Open the PDF</a>}
        </div>
      </Form>
      {quote && (
        <Form method="post">
          <input type="hidden" name="id" value={quote.id} />
          <SubmitButton variant="quiet" name="intent" value="remove" pendingLabel="Removing it…">
            Remove
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
