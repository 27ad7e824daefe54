import { Form } from "react-router";
import { ResultCount } from "#app/routes/admin/parts/result-count.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { limits } from "#config/limits.ts";
import { securityEventWords } from "#content/security-events.ts";
import type { SecurityLogFilter } from "#domain/security-log/security-log-filter.ts";
import "#app/routes/admin/parts/queue.css";

const kinds = Object.entries(securityEventWords).map(([value, { label }]) => ({ value, label }));

/** A GET form, so that the filter is part of the address and works without JavaScript. */
export function SecurityFilters({ filter, total }: { filter: SecurityLogFilter; total: number | null }) {
  // Without a key the fields would keep what was typed when the address changes.
  const key = JSON.stringify(filter);
  return (
    <>
      <Form
        method="get"
        action="/admin/security"
        className="audit-filter"
        role="search"
        aria-label="Security log"
        key={key}
      >
        <TextField label="Account (email)" name="account" type="search" defaultValue={filter.account} />
        <SelectField
          label="Event"
          name="kind"
          placeholder="Everything"
          options={kinds}
          defaultValue={filter.kind ?? ""}
        />
        <TextField label="Network address" name="address" type="search" defaultValue={filter.address} />
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
          row="event"
          path="/admin/security"
          clear="Show the whole log"
        />
      )}
    </>
  );
}
