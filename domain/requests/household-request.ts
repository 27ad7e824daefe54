import type { Context } from "#domain/context.ts";
import { leadOfHouseholdLink } from "#domain/request-links/open-link.ts";
import { type CustomerRequest, presentRequest } from "#domain/requests/customer-request.ts";

/**
 * What the customer's household sees: nobody's name, address or number, and nothing the customer wrote except the
 * brief.
 */
export type HouseholdRequest = Pick<
  CustomerRequest,
  | "status"
  | "isOver"
  | "serviceType"
  | "serviceLabel"
  | "propertyType"
  | "timeframe"
  | "budgetRange"
  | "brief"
  | "plan"
  | "sharing"
  | "createdAt"
  | "confirmedAt"
  | "closedAt"
  | "placesLeft"
> & { installers: Pick<CustomerRequest["installers"][number], "companyName" | "since" | "checks">[] };

/** The request behind a household's read-only link. Errors: link_invalid, link_revoked. */
export async function householdRequest(context: Context, token: string): Promise<HouseholdRequest> {
  const { db, now } = context;
  const request = await presentRequest(context, await leadOfHouseholdLink(db.orm, token, now));
  const { status, isOver, serviceType, serviceLabel, propertyType, timeframe, budgetRange } = request;
  const { brief, plan, sharing } = request;
  const { createdAt, confirmedAt, closedAt, placesLeft } = request;
  return {
    status,
    isOver,
    serviceType,
    serviceLabel,
    propertyType,
    timeframe,
    budgetRange,
    brief,
    plan,
    sharing,
    createdAt,
    confirmedAt,
    closedAt,
    placesLeft,
    installers: request.installers.map(({ companyName, since, checks }) => ({ companyName, since, checks })),
  };
}
