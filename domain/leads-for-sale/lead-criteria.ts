import { budgetBands } from "#content/lead-filters.ts";
import type { Urgency } from "#content/options.ts";
import type { Coverage } from "#domain/coverage/coverage.ts";
import { type Circle, fitsWishes, isWithin, type Matchable, type Wishes } from "#domain/coverage/matching.ts";
import type { Whereabouts } from "#domain/coverage/whereabouts.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** A filter, resolved for one installer; absent fields do not narrow the list. */
export interface LeadCriteria {
  services?: readonly string[];
  urgency?: Urgency;
  budgets?: readonly string[];
  circle?: Circle;
  /** The company's wishes for leads from its own area. */
  wishes?: Wishes;
  /** On sale since this moment or later. */
  since?: Date;
}

type Sought = Matchable & { urgency: string };

/**
 * Resolves a filter for an installer: `onlyMine` is ignored without an area, and distances are ignored without a base.
 */
export function criteriaOf(filter: LeadFilter, whereabouts: Whereabouts, now: Date): LeadCriteria {
  const budgets = budgetBands.find(({ value }) => value === filter.budget)?.budgets;
  const services = servicesOf(filter, whereabouts.coverage);
  const circle = circleOf(filter, whereabouts);
  const wishes = filter.onlyMine ? whereabouts.coverage : undefined;
  return {
    ...(services && { services }),
    ...(filter.urgency && { urgency: filter.urgency }),
    ...(budgets && { budgets }),
    ...(circle && { circle }),
    ...(wishes && { wishes }),
    ...(filter.ageDays && { since: daysBefore(now, filter.ageDays) }),
  };
}

function servicesOf({ onlyMine, service }: LeadFilter, coverage: Coverage | undefined): readonly string[] | undefined {
  if (!onlyMine || !coverage) return service && [service];
  return service ? coverage.services.filter((own) => own === service) : coverage.services;
}

function circleOf(
  { onlyMine, withinMiles }: LeadFilter,
  { coverage, base }: Whereabouts,
): LeadCriteria["circle"] | undefined {
  if (!base) return undefined;
  const { latitude, longitude } = base;
  const radii = [onlyMine ? coverage?.radiusMiles : undefined, withinMiles].filter((miles) => miles !== undefined);
  return radii.length === 0 ? undefined : { latitude, longitude, radiusMiles: Math.min(...radii) };
}

/**
 * Whether a lead matches, ignoring its age: callers know that it has just changed. Agrees with the list's query; an
 * area's base is the middle of an outward code.
 */
export function meetsCriteria(lead: Sought, criteria: LeadCriteria): boolean {
  const { services, urgency, budgets, circle, wishes } = criteria;
  if (services && !services.includes(lead.serviceType)) return false;
  if (urgency && urgency !== lead.urgency) return false;
  if (budgets && !(lead.budgetRange && budgets.includes(lead.budgetRange))) return false;
  if (wishes && !fitsWishes(lead, wishes)) return false;
  return !circle || isWithin(lead.outcode, circle);
}
