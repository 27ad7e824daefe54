import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { onward } from "#app/routes/installer/onboarding/onward.ts";
import { StepPage } from "#app/routes/installer/onboarding/step-page.tsx";
import { CoverField, InsurerField } from "#app/routes/installer/parts/insurer-fields.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, callerOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, idIn, parseForm, readFile, readForm, readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { giveInsurance } from "#domain/onboarding/give-insurance.ts";
import { insuranceForm } from "#domain/onboarding/insurance-form.ts";
import { type Insurance, myOnboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/insurance.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your insurance",
    description: "Your public liability insurance: insurer, cover, expiry date, and the policy as a PDF or picture.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const { insurance, done } = await myOnboarding(...callerOf(context));
  return { insurance, done, newDocumentId: randomUUID() };
});

const NOT_KEPT = "Your document could not be saved. Nothing has changed. Please try again later.";

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request, "document");
  requireInstaller(actorOf(context), "company");
  const id = idIn(form, "id");
  const parsed = parseForm(insuranceForm(domainContext(context).now), form);
  const file = await readFile(form, "document");
  const replaces = readUuid(form.get("replaces"));
  if (!parsed.ok) {
    const isMissing = !file && !replaces;
    return failedForm(form, { errors: { ...parsed.errors, ...(isMissing && { document: ["Choose a file."] }) } });
  }
  const given = { id, storageKey: randomUUID(), form: parsed.value, file, replaces };
  return (await failureOfGiving(given, form, context)) ?? onward(context);
});

type Given = Parameters<typeof giveInsurance>[3];

async function failureOfGiving(given: Given, form: FormData, context: RouteContext) {
  try {
    await giveInsurance(...callerOf(context), context.get(requestContext).files, given);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code !== "invalid_input") throw error;
    return failedForm(form, { title: "There is a problem", error, context, unexpected: NOT_KEPT });
  }
}

export default function InsuranceStep({ loaderData, actionData }: Route.ComponentProps) {
  const { insurance, done, newDocumentId } = loaderData;
  const state = useFailedForm(actionData);
  return (
    <StepPage step="insurance" done={done}>
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <FormFailure state={state} idPrefix="insurance" />
        <input type="hidden" name="id" value={newDocumentId} />
        {insurance && <input type="hidden" name="replaces" value={insurance.documentId} />}
        <InsuranceFields insurance={insurance} state={state} />
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…">Save and continue</SubmitButton>
        </div>
      </Form>
    </StepPage>
  );
}

type FieldsProps = { insurance: Insurance | null; state: FormState | undefined };

function InsuranceFields({ insurance, state }: FieldsProps) {
  const field = fieldsOf(state, "insurance");
  const { defaultValue: _, ...file } = field("document");
  const format = `A PDF, JPEG or PNG of at most ${documentSizeMax}.`;
  return (
    <>
      <InsurerField field={field} insurance={insurance} />
      <TextField label="Policy number" {...field("reference", insurance?.reference)} autoComplete="off" required />
      <CoverField field={field} insurance={insurance} />
      <TextField
        label="Last day"
        {...field("expiresOn", insurance?.expiresOn)}
        type="date"
        className="input-short"
        required
      />
      <FileField
        label="Policy"
        {...file}
        hint={
          insurance ? `We have ${insurance.fileName}. Choose a file only if you want to replace it. ${format}` : format
        }
        accept="application/pdf,image/jpeg,image/png"
        bytesMax={limits.documentBytesMax}
        tooLarge={DOCUMENT_TOO_LARGE}
        {...(insurance ? { optional: true } : { required: true })}
      />
    </>
  );
}
