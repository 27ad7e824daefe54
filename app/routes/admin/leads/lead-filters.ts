import { dayFields, type FilterField } from "#app/ui/tables/filter-form.tsx";
import { leadAgeOptions } from "#content/lead-ages.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { leadStatuses } from "#content/lead-statuses.ts";
import { leadServiceOptions } from "#content/options.ts";
import type { AllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import { regions, WITHOUT_PLACE } from "#domain/areas/region.ts";

const statuses = leadStatuses.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

const confirmations = [
  { value: "yes", label: "Confirmed or entered by admin" },
  { value: "no", label: "Not confirmed" },
];
const places = [
  ...regions.map(({ name }) => ({ value: name, label: name })),
  { value: WITHOUT_PLACE, label: "Place unknown" },
];

/** What narrows the list of all leads. */
export const leadFields: readonly FilterField<keyof AllLeadsFilter>[] = [
  {
    name: "q",
    label: "Name, email, phone, postcode or id",
    hint: "The search matches the start of what you type, or of any word in a name.",
    type: "search",
  },
  { name: "status", label: "Status", placeholder: "Any status", options: statuses },
  { name: "service", label: "Service", placeholder: "Any service", options: leadServiceOptions },
  { name: "origin", label: "Origin", placeholder: "Any origin", options: leadOriginOptions },
  { name: "age", label: "Created", placeholder: "Any time", options: leadAgeOptions },
  { name: "confirmed", label: "Confirmed", placeholder: "Either", options: confirmations },
  { name: "region", label: "Region", placeholder: "Any region", options: places },
  ...dayFields,
];
