import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { limits } from "#config/limits.ts";
import { adminServiceOptions, labelOf } from "#content/options.ts";
import type { ImportPreview, PreviewRow } from "#domain/lead-desk/import-leads.ts";

const states = {
  ready: { tone: "ok", words: "Ready" },
  "imported-before": { tone: "plain", words: "Already imported" },
  wrong: { tone: "bad", words: "Not imported" },
} as const;

const columns: Column<PreviewRow>[] = [
  { key: "line", header: "Line", rowHeader: true, cell: ({ line }) => line },
  {
    key: "state",
    header: "State",
    cell: ({ state, isPossibleDuplicate, errors }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        {isPossibleDuplicate && (
          <>
            {" "}
            <Badge tone="warn">Possible duplicate</Badge>
            <span className="sub">
              This customer has had a lead for the same service within {limits.leadDuplicateDays} days.
            </span>
          </>
        )}
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
    cell: ({ given }) => (
      <>
        {given.location}
        <span className="sub">{given.postcode}</span>
      </>
    ),
  },
];

/** By its familiar name; an unknown service stays as it was written. */
function serviceName(given: string | undefined): string | undefined {
  return labelOf(adminServiceOptions, given) ?? given;
}

const rows = (count: number) => `${formatNumber(count)} ${count === 1 ? "row" : "rows"}`;
const leads = (count: number) => `${formatNumber(count)} ${count === 1 ? "lead" : "leads"}`;

const possibleDuplicates = (count: number) =>
  `${formatNumber(count)} possible ${count === 1 ? "duplicate is" : "duplicates are"}`;

/** What an import would do, row by row, and the one button that does it. */
export function ImportPreviewCard({ preview, text }: { preview: ImportPreview; text: string }) {
  const wrong = preview.rows.filter(({ state }) => state === "wrong");
  const others = preview.rows.filter(({ state }) => state !== "wrong");
  const before = others.length - preview.ready;
  const duplicates = others.filter(({ isPossibleDuplicate }) => isPossibleDuplicate).length;
  return (
    <section className="stack" aria-labelledby="preview-title">
      <h3 id="preview-title">Preview: nothing is imported yet</h3>
      <p role="status">
        {rows(preview.rows.length)} read: {formatNumber(preview.ready)} ready, {formatNumber(wrong.length)} with errors
        {before > 0 && `, ${formatNumber(before)} already imported`}.
        {duplicates > 0 && ` ${possibleDuplicates(duplicates)} among those ready.`}
      </p>
      {preview.ready > 0 && (
        <Form method="post" encType="multipart/form-data" className="stack">
          <input type="hidden" name="intent" value="import" />
          <textarea name="csv" value={text} hidden readOnly />
          <p>
            {wrong.length > 0 && "Rows with errors are left out. "}Approved installers can buy the imported leads at
            once.
          </p>
          <div>
            <SubmitButton pendingLabel="Importing…" intent={{ name: "intent", value: "import" }}>
              Import {leads(preview.ready)}
            </SubmitButton>
          </div>
        </Form>
      )}
      {[...wrong, ...others].length > 0 && (
        <DataTable
          caption="Rows of the file, those with errors first"
          columns={columns}
          rows={[...wrong, ...others]}
          rowKey={({ line }) => String(line)}
        />
      )}
    </section>
  );
}
