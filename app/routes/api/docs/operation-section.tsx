import type { Operation, ShownAnswer } from "#app/routes/api/docs/operations.ts";
import type { Field } from "#app/routes/api/docs/schema-fields.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";

export function OperationSection({ operation }: { operation: Operation }) {
  const { id, summary, method, address, description, needsKey, scopes, parameters, body, answers, curl } = operation;
  const good = answers.filter(({ isError }) => !isError);
  const errors = answers.filter(({ isError }) => isError);
  return (
    <section className="stack api-operation" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{summary}</h3>
      <p>
        <code>
          <b>{method}</b> {address}
        </code>
      </p>
      {description && <p>{description}</p>}
      <p className="muted">
        {needsKey
          ? `Needs an API key${scopes ? ` of scope ${scopes}` : ""}, or a signed-in session.`
          : "Open to anyone, without a key."}
      </p>
      <h4>Example</h4>
      <pre className="api-example">
        <code>{curl}</code>
      </pre>
      <details>
        <SummaryButton>
          {body.length > 0 ? "Fields" : "Parameters"}, answers and errors<span className="sr-only">: {summary}</span>
        </SummaryButton>
        <div className="stack">
          <Fields title="Parameters" of={summary} fields={parameters} />
          <Fields title="Body" of={summary} fields={body} />
          {good.map((answer) => (
            <Answer key={answer.status} of={summary} answer={answer} />
          ))}
          {errors.length > 0 && <Errors of={summary} errors={errors} />}
        </div>
      </details>
    </section>
  );
}

const fieldColumns: Column<Field>[] = [
  { key: "name", header: "Name", rowHeader: true, cell: ({ name }) => <code>{name}</code> },
  { key: "kind", header: "Kind", cell: ({ kind }) => kind },
  { key: "required", header: "Required", cell: ({ required }) => (required ? "Yes" : "No") },
  { key: "notes", header: "Notes", cell: ({ notes }) => notes.join(" ") || "None" },
];

export function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  return <DataTable caption={caption} columns={fieldColumns} rows={fields} rowKey={({ name }) => name} />;
}

function Fields({ title, of, fields }: { title: string; of: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <FieldTable caption={`${title}: ${of}`} fields={fields} />
    </>
  );
}

function Answer({
  of,
  answer: { status, description, contentType, kind, fields, example },
}: {
  of: string;
  answer: ShownAnswer;
}) {
  return (
    <>
      <h4>Answer {status}</h4>
      <p>
        {description}
        {contentType && (
          <>
            {": "}
            {kind} as <code>{contentType}</code>
          </>
        )}
      </p>
      {example && (
        <pre className="api-example">
          <code>{example}</code>
        </pre>
      )}
      {fields.length > 0 && <FieldTable caption={`Answer ${status}: ${of}`} fields={fields} />}
    </>
  );
}

const errorColumns: Column<ShownAnswer>[] = [
  { key: "status", header: "Status", rowHeader: true, cell: ({ status }) => status },
  { key: "description", header: "When", cell: ({ description }) => description },
  { key: "type", header: "Content type", cell: ({ contentType }) => contentType ?? "None" },
];

function Errors({ of, errors }: { of: string; errors: readonly ShownAnswer[] }) {
  return (
    <>
      <h4>Errors</h4>
      <DataTable caption={`Errors: ${of}`} columns={errorColumns} rows={errors} rowKey={({ status }) => status} />
    </>
  );
}
