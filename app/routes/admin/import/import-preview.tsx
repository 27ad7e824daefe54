import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { adminServiceOptions, labelOf, leadServiceOptions } from "#content/options.ts";
import type { ImportPreview, PreviewRow } from "#domain/admin/leads/import-leads.ts";

const states = {
  ready: { tone: "ok", words: "Ready" },
  "possible-duplicate": { tone: "warn", words: "Possible duplicate" },
  "imported-before": { tone: "plain", words: "Already imported" },
  wrong: { tone: "bad", words: "Not imported" },
} as const;

const FORM_ID = "import-rows";

const columns: Column<PreviewRow>[] = [
  { key: "line", header: "Line", rowHeader: true, cell: ({ line }) => line },
  {
    key: "state",
    header: "State",
    cell: ({ line, state, duplicateOf, errors }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        {duplicateOf && <DuplicateOf line={line} duplicateOf={duplicateOf} />}
        {errors.map(({ column, message }) => (
          <span className="sub" key={`${column} ${message}`}>
            {column}: {message}
          </span>
        ))}
      </>
    ),
  },
  {
    key: "customer",
    header: "Customer",
    cell: ({ given }) => (
      <>
        {given.customer_name}
        <span className="sub">{given.customer_email}</span>
        <span className="sub">{given.customer_phone}</span>
      </>
    ),
  },
  { key: "service", header: "Service Type", cell: ({ given }) => serviceName(given.service_type) },
  {
    key: "location",
    header: "Location",
    free: true,
    cell: ({ given }) => (
      <>
        {given.location}
        <span className="sub">{given.postcode}</span>
      </>
    ),
  },
];

/** Why the row may be a duplicate, and the choice to import it all the same. */
function DuplicateOf({ line, duplicateOf }: { line: number; duplicateOf: NonNullable<PreviewRow["duplicateOf"]> }) {
  return (
    <>
      <span className="sub">
        {"leadId" in duplicateOf ? (
          <>
            Same customer and service as <Link to={`/admin/leads/${duplicateOf.leadId}`}>a lead</Link> of{" "}
            {formatDate(duplicateOf.createdAt)}
          </>
        ) : (
          `Same customer and service as line ${duplicateOf.line}`
        )}
      </span>
      <label className="check">
        <input type="checkbox" name="also" value={line} form={FORM_ID} />
        Import line {line} anyway
      </label>
    </>
  );
}

/** By its familiar name; an unknown service stays as it was written. */
function serviceName(given: string | undefined): string | undefined {
  return labelOf([...adminServiceOptions, ...leadServiceOptions], given) ?? given;
}

const rows = (count: number) => `${formatNumber(count)} ${count === 1 ? "row" : "rows"}`;
const leads = (count: number) => `${formatNumber(count)} ${count === 1 ? "lead" : "leads"}`;

const possibleDuplicates = (count: number) =>
  `${formatNumber(count)} possible ${count === 1 ? "duplicate" : "duplicates"}`;

function importWords(ready: number, duplicates: number): string {
  if (duplicates === 0) return `Import ${leads(ready)}`;
  return ready === 0 ? "Import ticked rows" : `Import ${leads(ready)} and ticked rows`;
}

/** What an import would do, row by row, and the one button that does it. */
export function ImportPreviewCard({ preview, text, source }: { preview: ImportPreview; text: string; source: string }) {
  const wrong = preview.rows.filter(({ state }) => state === "wrong");
  const others = preview.rows.filter(({ state }) => state !== "wrong");
  const duplicates = others.filter(({ state }) => state === "possible-duplicate").length;
  const before = others.length - preview.ready - duplicates;
  return (
    <section className="stack" aria-labelledby="preview-title">
      <h2 className="h3" id="preview-title">
        Preview: nothing is imported yet
      </h2>
      <p role="status">
        {rows(preview.rows.length)} read: {formatNumber(preview.ready)} ready, {formatNumber(wrong.length)} with errors
        {duplicates > 0 && `, ${possibleDuplicates(duplicates)}`}
        {before > 0 && `, ${formatNumber(before)} already imported`}.
      </p>
      {preview.ready + duplicates > 0 && (
        <Form id={FORM_ID} method="post" encType="multipart/form-data" className="stack">
          <input type="hidden" name="intent" value="import" />
          <textarea name="csv" value={text} hidden readOnly />
          <input type="hidden" name="source" value={source} />
          <p>
            {wrong.length > 0 && "Rows with errors are left out. "}
            {duplicates > 0 && "Possible duplicates are left out unless you tick them below. "}Approved installers can
            buy the imported leads straight away.
          </p>
          {duplicates > 1 && (
            <label className="check">
              <input type="checkbox" name="also" value="all" />
              Import all {possibleDuplicates(duplicates)} anyway
            </label>
          )}
          <div>
            <SubmitButton pendingLabel="Importing…" intent={{ name: "intent", value: "import" }}>
              {importWords(preview.ready, duplicates)}
            </SubmitButton>
          </div>
        </Form>
      )}
      {[...wrong, ...others].length > 0 && (
        <DataTable
          caption="Rows in the file, errors first"
          columns={columns}
          rows={[...wrong, ...others]}
          rowKey={({ line }) => String(line)}
        />
      )}
    </section>
  );
}
