import { budgetTopsPounds } from "#content/lead-filters.ts";
import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

/** The parts of a lead used for matching. */
export interface Matchable {
  outcode: string;
  serviceType: string;
  /** A label from either form; null if the customer named none. */
  budgetRange: string | null;
  hasPhone: boolean;
}

/** What a company wants of a lead besides its place and service. */
export interface Wishes {
  excludedOutcodes: readonly string[];
  /** Whole pounds; null: any. */
  minimumBudgetPounds: number | null;
  needsPhone: boolean;
}

export type Circle = Position & { radiusMiles: number };

/** Whether a lead suits this company: place, service and wishes (decision 25). */
export function isMatch(lead: Matchable, area: Circle & Wishes & { services: readonly string[] }): boolean {
  return area.services.includes(lead.serviceType) && isWithin(lead.outcode, area) && fitsWishes(lead, area);
}

/** Whether the middle of this outward code lies in the circle; always false for one without a position. */
export function isWithin(outcode: string, circle: Circle): boolean {
  const place = findOutwardCode(outcode);
  return place !== undefined && distanceMiles(circle, place) <= circle.radiusMiles;
}

/** Whether a lead fits the company's wishes. The list asks the database the same, through `budgetsBelow`. */
export function fitsWishes(lead: Omit<Matchable, "serviceType">, wishes: Wishes): boolean {
  if (wishes.excludedOutcodes.includes(lead.outcode)) return false;
  if (wishes.needsPhone && !lead.hasPhone) return false;
  return lead.budgetRange === null || !budgetsBelow(wishes.minimumBudgetPounds).includes(lead.budgetRange);
}

/**
 * The budgets that do not reach above this many pounds. An unknown budget is not among them: it could be any amount,
 * and most customers name none.
 */
export function budgetsBelow(minimumPounds: number | null): readonly string[] {
  if (minimumPounds === null) return [];
  return Object.entries(budgetTopsPounds).flatMap(([budget, top]) => (top <= minimumPounds ? [budget] : []));
}
