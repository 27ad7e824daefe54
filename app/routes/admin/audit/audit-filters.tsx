import { Download } from "lucide-react";
import { Form } from "react-router";
import { actionWords, auditAddress } from "#app/routes/admin/audit/audit-words.ts";
import { ResultCount } from "#app/routes/admin/parts/result-count.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { limits } from "#config/limits.ts";
import type { AuditFilter } from "#domain/audit/audit-filter.ts";
import { auditSubjects } from "#domain/audit/audit-subject.ts";
import "#app/routes/admin/parts/queue.css";

type AuditFiltersProps = { filter: AuditFilter; actions: readonly string[]; total: number | null };

export function AuditFilters({ filter, actions, total }: AuditFiltersProps) {
  // Without a key the fields would keep what was typed when the address changes.
  const key = JSON.stringify(filter);
  return (
    <>
      <Form method="get" action="/admin/audit" className="audit-filter" role="search" aria-label="Audit log" key={key}>
        <TextField label="Actor (email or user ID)" name="actor" type="search" defaultValue={filter.actor} />
        <SelectField
          label="Action"
          name="action"
          placeholder="All actions"
          options={actions.map((action) => ({ value: action, label: actionWords(action) }))}
          defaultValue={filter.action ?? ""}
        />
        <SelectField
          label="Subject"
          name="subject"
          placeholder="All subjects"
          options={auditSubjects.map((type) => ({ value: type, label: actionWords(type) }))}
          defaultValue={filter.subjectType ?? ""}
        />
        <TextField label="Subject ID" name="id" type="search" defaultValue={filter.subjectId} />
        <TextField label="From" name="from" type="date" defaultValue={filter.from} />
        <TextField label="To" name="to" type="date" defaultValue={filter.to} />
        <Button type="submit" variant="secondary">
          Filter
        </Button>
      </Form>
      {Object.keys(filter).length > 0 && (
        <ResultCount
          total={total}
          most={limits.recordCountMax}
          row="record"
          path="/admin/audit"
          clear="Show the whole log"
        />
      )}
      <div className="btn-row">
        <a className={buttonClass({ variant: "secondary" })} href={auditAddress("/admin/audit.csv", filter)} download>
          <Download className="icon" aria-hidden="true" />
          Export as CSV
        </a>
      </div>
    </>
  );
}
