import { limits } from "#config/limits.ts";
import { budgetBands } from "#content/lead-filters.ts";
import { type LeadService, leadServiceOptions, type Urgency, urgencyOptions } from "#content/options.ts";

/** What somebody looks for among the leads for sale. Absent fields do not narrow the list. */
export interface LeadFilter {
  /** Only what lies in the installer's area and is among its services, if it has set them. */
  onlyMine?: boolean;
  service?: LeadService;
  urgency?: Urgency;
  /** The value of one of the budget bands. */
  budget?: string;
  /** From the installer's base, if it has set one. */
  withinMiles?: number;
  /** On sale for at most this many days. */
  ageDays?: number;
  /** From the installer's base outwards, if it has set one; else newest first. */
  order?: "nearest";
  /** Where an earlier page ended. */
  cursor?: string | null;
}

/** Names of the filter's fields in a URL; `area` is `mine` or `all`. */
export type LeadFilterName = "area" | "service" | "urgency" | "budget" | "within" | "age" | "order" | "cursor";

/** Where the fields come from: URLSearchParams, or anything with the same interface. */
interface Given {
  get(name: LeadFilterName): string | null;
}

/**
 * Reads a filter from a URL: `area`, `service`, `urgency`, `budget`, `within` (miles), `age` (days), `order`,
 * `cursor`. Unknown values are ignored, as if they had not been given.
 */
export function readLeadFilter(given: Given, unlessSaid: { area: "mine" | "all" } = { area: "all" }): LeadFilter {
  const area = oneOf([{ value: "mine" }, { value: "all" }], given.get("area")) ?? unlessSaid.area;
  const service = oneOf(leadServiceOptions, given.get("service"));
  const urgency = oneOf(urgencyOptions, given.get("urgency"));
  const budget = oneOf(budgetBands, given.get("budget"));
  const withinMiles = wholeNumber(given.get("within"), limits.coverageRadiusMilesMax);
  const ageDays = wholeNumber(given.get("age"), limits.leadLifetimeDays);
  return {
    onlyMine: area === "mine",
    ...(service && { service }),
    ...(urgency && { urgency }),
    ...(budget && { budget }),
    ...(withinMiles && { withinMiles }),
    ...(ageDays && { ageDays }),
    ...(given.get("order") === "nearest" && { order: "nearest" }),
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

function oneOf<Value extends string>(options: readonly { value: Value }[], given: string | null): Value | undefined {
  return options.find(({ value }) => value === given)?.value;
}

function wholeNumber(given: string | null, max: number): number | undefined {
  const number = /^[1-9]\d{0,3}$/.test(given ?? "") ? Number(given) : Number.NaN;
  return number <= max ? number : undefined;
}
