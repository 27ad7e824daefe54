import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { dayFields, type FilterField, FilterFields } from "#app/ui/forms/filter-form.tsx";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceOptions } from "#content/options.ts";
import type { AllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
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

type Field = FilterField<keyof AllLeadsFilter>;

const words: Field = {
  name: "q",
  label: "Name, email, phone, postcode or id",
  hint: "Matches the start of what you type, or of any word in a name.",
  type: "search",
};

const choices: readonly Field[] = [
  { name: "status", label: "Status", placeholder: "Any status", options: statuses },
  { name: "service", label: "Service", placeholder: "Any service", options: leadServiceOptions },
  { name: "origin", label: "Origin", placeholder: "Any origin", options: leadOriginOptions },
  { name: "age", label: "Created", placeholder: "Any time", options: leadAgeOptions },
];

const more: readonly Field[] = [
  { name: "confirmed", label: "Confirmed", placeholder: "Either", options: confirmations },
  { name: "region", label: "Region", placeholder: "Any region", options: places },
  ...dayFields,
];

export function LeadFilters({ filter }: { filter: AllLeadsFilter }) {
  return (
    <Form
      method="get"
      action="/admin/leads/all"
      className="lead-search"
      noValidate
      role="search"
      aria-label="All leads"
    >
      <FilterFields fields={[words]} filter={filter} />
      <div className="filters">
        <FilterFields fields={choices} filter={filter} />
      </div>
      <div className="filters">
        <FilterFields fields={more} filter={filter} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
    </Form>
  );
}
