import { limits } from "#config/limits.ts";
import { budgetBands } from "#content/lead-filters.ts";
import { type LeadService, leadServiceOptions, type Urgency, urgencyOptions } from "#content/options.ts";
import { type Field, filterReader, oneOf } from "#domain/list-filter.ts";

/** What someone looks for among the leads for sale. Absent fields do not narrow the list. */
export interface LeadFilter {
  /** Only leads in the installer's area and for its services, if it has set them. */
  onlyMine?: boolean;
  service?: LeadService;
  urgency?: Urgency;
  /** One of the budget bands. */
  budget?: string;
  /** From the installer's base, if it has set one. */
  withinMiles?: number;
  /** On sale for at most this many days. */
  ageDays?: number;
  /** Nearest to the installer's base first, if it has set one; otherwise newest first. */
  order?: "nearest";
  /** Where an earlier page ended. */
  cursor?: string | null;
}

const readFields = filterReader({
  area: oneOf(["mine", "all"]),
  service: oneOf(leadServiceOptions),
  urgency: oneOf(urgencyOptions),
  budget: oneOf(budgetBands),
  /** Miles. */
  within: wholeNumber(limits.coverageRadiusMilesMax),
  /** Days. */
  age: wholeNumber(limits.leadLifetimeDays),
  order: oneOf(["nearest"]),
});

/** Names of the filter's fields in a URL. */
export type LeadFilterName = keyof ReturnType<typeof readFields> | "cursor";

/** Reads a filter from a URL, or from anything with the same interface. */
export function readLeadFilter(
  given: Pick<URLSearchParams, "get">,
  unlessSaid: { area: "mine" | "all" } = { area: "all" },
): LeadFilter {
  const { area = unlessSaid.area, within, age, ...others } = readFields(given);
  return {
    onlyMine: area === "mine",
    ...others,
    ...(within && { withinMiles: Number(within) }),
    ...(age && { ageDays: Number(age) }),
    cursor: given.get("cursor"),
  };
}

/** The filter as URL fields, without a cursor; `readLeadFilter` reads them back as the same filter. */
export function writeLeadFilter(filter: LeadFilter, unlessSaid: { area: "mine" | "all" }): URLSearchParams {
  const area = filter.onlyMine ? "mine" : "all";
  const values: Partial<Record<LeadFilterName, string | number | undefined>> = {
    area: area === unlessSaid.area ? undefined : area,
    service: filter.service,
    urgency: filter.urgency,
    budget: filter.budget,
    within: filter.withinMiles,
    age: filter.ageDays,
    order: filter.order,
  };
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) written.set(name, String(value));
  return written;
}

/** Whether anything but the installer's own area narrows the list. */
export function narrows(filter: LeadFilter): boolean {
  const { order: _, ...narrowing } = filter;
  return writeLeadFilter({ ...narrowing, onlyMine: false }, { area: "all" }).size > 0;
}

function wholeNumber(max: number): Field {
  return (given) => (given && /^[1-9]\d{0,3}$/.test(given) && Number(given) <= max ? given : undefined);
}
