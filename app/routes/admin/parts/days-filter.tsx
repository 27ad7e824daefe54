import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import type { Days } from "#domain/time/days.ts";

type DaysFilterProps = {
  /** The page the form goes to. */
  path: string;
  label: string;
  days: Days;
  /** What was found, in words. */
  found: ReactNode;
  /** The text of the link that clears the filter; absent if there is no filter. */
  clear: string | undefined;
  children?: ReactNode;
};

/** A GET form, so that the days are part of the address and work without JavaScript. */
export function DaysFilter({ path, label, days: { from, to }, found, clear, children }: DaysFilterProps) {
  return (
    <>
      {/* Without a key the fields would keep what was typed when the address changes. */}
      <Form method="get" action={path} className="filters" role="search" aria-label={label} key={`${from} ${to}`}>
        <TextField label="From" name="from" type="date" defaultValue={from} />
        <TextField label="To" name="to" type="date" defaultValue={to} />
        {children}
        <Button type="submit" variant="secondary">
          Filter
        </Button>
      </Form>
      <p className="muted small" role="status">
        {found} {clear && <Link to={path}>{clear}</Link>}
      </p>
    </>
  );
}
