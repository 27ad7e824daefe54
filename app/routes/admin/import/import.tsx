import { data, Form, redirect } from "react-router";
import { ImportPreviewCard } from "#app/routes/admin/import/import-preview.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readFile, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { requireAdmin } from "#domain/actor.ts";
import { firmOf, importLeads, previewImport } from "#domain/admin/leads/import-leads.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/import.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Import leads",
    description: "Upload a file of leads, see any errors and import the rest.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  requireAdmin(actorOf(context), "customers");
  return null;
}, "Failed to load admin data.");

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const [domain, actor] = callerOf(context);
  requireAdmin(actor, "customers");
  const form = await readForm(request, "file", limits.importRowsMax);
  const intent = form.get("intent");
  const text = await textOf(form);
  const source = String(form.get("source") ?? "");
  if (text === undefined) return failedForm(form, { form: "import", errors: { csv: [NOT_TEXT] } });
  try {
    if (intent === "import") {
      const ticked = form.getAll("also");
      await importLeads(domain, actor, text, ticked.includes("all") ? "all" : ticked.map(Number), source);
      return redirect("/admin/leads/all?notice=leads-imported");
    }
    if (intent === "preview")
      return data({ preview: await previewImport(domain, actor, text), text, source: firmOf(source) ?? "" });
    throw new DomainError("not_found");
  } catch (error) {
    const about = error instanceof DomainError && error.code === "conflict" ? NOTHING_NEW : {};
    return failedForm(form, { form: "import", error, ...about });
  }
});

const NOT_TEXT = "The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.";
const NOTHING_NEW = {
  title: "Nothing to import",
  message: "Every row has been imported before or is a possible duplicate that you did not tick. Nothing was imported.",
};

/** The chosen file, or else what was pasted; undefined if the file is not text. */
async function textOf(form: FormData): Promise<string | undefined> {
  const file = await readFile(form, "file");
  if (!file) return String(form.get("csv") ?? "");
  const [first, second] = file.bytes;
  // “Unicode text” of a spreadsheet.
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file.bytes);
  } catch {
    return undefined;
  }
}

const megabytes = limits.importBytesMax / (1024 * 1024);

export default function ImportPage({ actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData && "errors" in actionData ? actionData : undefined);
  return (
    <div className="stack-l">
      <Form
        method="post"
        encType="multipart/form-data"
        className="card stack form-narrow"
        noValidate
        aria-labelledby="import-title"
      >
        <h1 id="import-title">Import leads</h1>
        <FormFailure state={state} idPrefix="import" />
        <p>
          A CSV file, or rows copied from a spreadsheet. Use the fields of the lead form, with their names in the first
          row, and up to {formatNumber(limits.importRowsMax)} leads.{" "}
          <a href="/admin/leads/import/sample.csv" download>
            Download a sample file
          </a>
        </p>
        <input type="hidden" name="intent" value="preview" />
        <FileField
          label="CSV file"
          name="file"
          idPrefix="import"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          bytesMax={limits.importBytesMax}
          tooLarge={`Choose a file of at most ${megabytes} MB.`}
          optional
        />
        <TextAreaField
          label="Or paste the rows"
          name="csv"
          idPrefix="import"
          rows={6}
          errors={state?.errors.csv}
          defaultValue={state?.values.csv}
          spellCheck={false}
          optional
        />
        <TextField
          label="Firm that supplied the list"
          name="source"
          idPrefix="import"
          hint="We email each customer to say who passed on their request. If you leave this empty, we tell them that the list did not say."
          errors={state?.errors.source}
          defaultValue={state?.values.source}
          optional
        />
        <SubmitButton pendingLabel="Reading…" intent={{ name: "intent", value: "preview" }}>
          Preview
        </SubmitButton>
      </Form>
      {actionData && "preview" in actionData && <ImportPreviewCard {...actionData} />}
    </div>
  );
}
