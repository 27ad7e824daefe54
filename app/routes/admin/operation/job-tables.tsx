import { Form, Link } from "react-router";
import { kindWords } from "#app/routes/admin/operation/job-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime, formatNumber } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { Lines } from "#app/ui/tables/lines.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { LoggedJob } from "#domain/admin/jobs/job-log.ts";

function jobWords({ kind, mailName }: LoggedJob): string {
  if (mailName !== null) return `Mail: ${mailName}`;
  return kindWords(kind);
}

function Moment({ when }: { when: Date }) {
  return <time dateTime={when.toISOString()}>{formatDateTime(when)}</time>;
}

const recipient: Column<LoggedJob> = {
  key: "to",
  header: "To",
  phone: "line",
  cell: ({ recipientMasked, company, person, lead }) => (
    <>
      {recipientMasked && <span className="break-all">{recipientMasked}</span>}
      {company && (
        <span className="sub">
          <Link to={`/admin/installers/${company.id}`}>{company.name}</Link>
        </span>
      )}
      {person && <span className="sub">{person}</span>}
      {lead && (
        <span className="sub">
          <Link to={`/admin/leads/${lead.id}`}>Lead in {lead.location}</Link>
        </span>
      )}
      {!(recipientMasked || company || person || lead) && "Nobody known"}
    </>
  ),
};
const queued: Column<LoggedJob> = {
  key: "queued",
  header: "Queued",
  phone: "hidden",
  cell: ({ createdAt }) => <Moment when={createdAt} />,
};

const failedColumns: Column<LoggedJob>[] = [
  {
    key: "what",
    header: "What",
    rowHeader: true,
    cell: (job) => (
      <>
        {jobWords(job)}
        <span className="sub">Job {job.id}</span>
      </>
    ),
  },
  recipient,
  {
    key: "failed",
    header: "Given up",
    phone: "wide",
    cell: ({ failedAt, attempts }) => (
      <>
        {failedAt && <Moment when={failedAt} />}
        <span className="sub">after {attempts === 1 ? "1 try" : `${formatNumber(attempts)} tries`}</span>
      </>
    ),
  },
  { key: "why", header: "Why", phone: "wide", cell: ({ lastError }) => <Lines lines={[lastError ?? "Unknown"]} /> },
];

type FailedJobsProps = { jobs: readonly LoggedJob[]; state: FormState | undefined };

export function FailedJobs({ jobs, state }: FailedJobsProps) {
  const columns: Column<LoggedJob>[] = [
    ...failedColumns,
    {
      key: "actions",
      header: "Actions",
      actions: true,
      phone: "end",
      cell: (job) => <Retry job={job} state={stateOfForm(state, String(job.id))} />,
    },
  ];
  return (
    <DataTable caption="Failed jobs, latest first" columns={columns} rows={jobs} rowKey={({ id }) => String(id)} />
  );
}

function Retry({ job, state }: { job: LoggedJob; state: FormState | undefined }) {
  return (
    <Form method="post" action="/admin/operation" preventScrollReset>
      <FormRefusal state={state} />
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="id" value={job.id} />
      <SubmitButton
        size="tight"
        variant="secondary"
        pendingLabel="Retrying…"
        intent={{ name: "id", value: String(job.id) }}
      >
        Retry
        <span className="sr-only">
          {" "}
          job {job.id}: {jobWords(job)}
        </span>
      </SubmitButton>
    </Form>
  );
}

const mailColumns: Column<LoggedJob>[] = [
  { key: "mail", header: "Mail", rowHeader: true, cell: ({ mailName }) => mailName },
  recipient,
  queued,
  { key: "state", header: "State", phone: "end", cell: (job) => <MailState job={job} /> },
];

function MailState({ job: { doneAt, failedAt, attempts, lastError } }: { job: LoggedJob }) {
  const at = doneAt ?? failedAt;
  return (
    <>
      {doneAt && <Badge tone="ok">Done</Badge>}
      {failedAt && <Badge tone="bad">Failed</Badge>}
      {!at && <Badge tone="warn">Waiting</Badge>}
      {at && (
        <span className="sub">
          <Moment when={at} />
        </span>
      )}
      {!at && attempts > 0 && lastError && <span className="sub break-words">Tried before: {lastError}</span>}
    </>
  );
}

export function MailLog({ mails }: { mails: readonly LoggedJob[] }) {
  return (
    <DataTable caption="Emails, newest first" columns={mailColumns} rows={mails} rowKey={({ id }) => String(id)} />
  );
}
