import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceOptions } from "#content/options.ts";
import type { AllLeadsFilter } from "#domain/admin/leads/all-leads-filter.ts";
import { regions, WITHOUT_PLACE } from "#domain/areas/region.ts";
import "#app/routes/installer/leads/lead-search.css";

const statuses = leadStatuses.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

const confirmations = [
  { value: "yes", label: "Confirmed or entered by admin" },
  { value: "no", label: "Not confirmed" },
];
const places = [
  ...regions.map(({ name }) => ({ value: name, label: name })),
  { value: WITHOUT_PLACE, label: "Place unknown" },
];

/** The address of a page of all leads. */
export function allLeadsAddress(filter: AllLeadsFilter, cursor?: string): string {
  const { search, ageDays, status, service, origin, confirmed, region, from, to } = filter;
  const age = ageDays && String(ageDays);
  const fields = { q: search, status, service, origin, age, confirmed, region, from, to, cursor };
  const given = Object.entries(fields).filter(([, value]) => value) as [string, string][];
  return given.length === 0 ? "/admin/leads/all" : `/admin/leads/all?${new URLSearchParams(given)}`;
}

export function LeadFilters({ filter }: { filter: AllLeadsFilter }) {
  const choices = [
    { label: "Status", name: "status", placeholder: "Any status", options: statuses, value: filter.status },
    {
      label: "Service",
      name: "service",
      placeholder: "Any service",
      options: leadServiceOptions,
      value: filter.service,
    },
    { label: "Origin", name: "origin", placeholder: "Any origin", options: leadOriginOptions, value: filter.origin },
    {
      label: "Created",
      name: "age",
      placeholder: "Any time",
      options: leadAgeOptions,
      value: filter.ageDays && String(filter.ageDays),
    },
  ];
  const more = [
    {
      label: "Confirmed",
      name: "confirmed",
      placeholder: "Either",
      options: confirmations,
      value: filter.confirmed,
    },
    { label: "Region", name: "region", placeholder: "Any region", options: places, value: filter.region },
  ];
  return (
    <Form method="get" action="/admin/leads/all" className="lead-search" role="search" aria-label="All leads">
      <TextField
        label="Name, email, phone, postcode or id"
        hint="Matches the start of what you type, or of any word in a name."
        name="q"
        type="search"
        // Without a key the fields would keep what was typed when the address changes to show all.
        key={`q ${filter.search}`}
        defaultValue={filter.search}
      />
      <div className="filters">
        {choices.map(({ value, ...choice }) => (
          <SelectField {...choice} key={`${choice.name} ${value}`} defaultValue={value ?? ""} />
        ))}
      </div>
      <div className="filters">
        {more.map(({ value, ...choice }) => (
          <SelectField {...choice} key={`${choice.name} ${value}`} defaultValue={value ?? ""} />
        ))}
        <TextField label="From" name="from" type="date" key={`from ${filter.from}`} defaultValue={filter.from} />
        <TextField label="To" name="to" type="date" key={`to ${filter.to}`} defaultValue={filter.to} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
    </Form>
  );
}
