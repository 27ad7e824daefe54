import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Queryable } from "#db/connection.ts";
import { newestBrief } from "#domain/briefs/briefs.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { homeToday } from "#domain/planner/plan/home-as-it-is.ts";
import { homeOfRequest } from "#domain/plans/home-of-request.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import type { KnownFacts } from "#domain/quotes/checks/check.ts";
import { technologiesOfQuote } from "#domain/quotes/checks/company.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { checkedCertificate } from "#domain/vetting/checked-certificate.ts";
import { proofEndsOfInstallers } from "#domain/vetting/ended-proofs.ts";
import { namesOnRecord } from "#domain/vetting/names-on-record.ts";

/** What a quote of this company for this lead is checked against. Authorises nothing. Errors: not_found. */
export async function knownFacts(
  tx: Queryable,
  { quote, lead, installerId, now }: { quote: Quote; lead: LeadRow; installerId: string; now: Date },
): Promise<KnownFacts> {
  const profile = await installerById(tx, installerId);
  if (!profile) throw new DomainError("not_found");
  const today = londonDay(now);
  const technologies = technologiesOfQuote(quote);
  const { mcsNumber } = await checkedCertificate(tx, installerId, { technologies, today });
  return {
    today,
    isHome: isHome(lead),
    serviceType: lead.serviceType,
    heatPumpKw: quote.technology === "heat_pump" ? await heatPumpSizeOf(tx, lead, today) : null,
    sapRegion: findOutwardCode(lead.outcode)?.sapRegion,
    names: await namesOnRecord(tx, profile, { technologies, today }),
    checkedMcsNumber: mcsNumber,
    proofEnds: (await proofEndsOfInstallers(tx, [installerId])).get(installerId) ?? [],
  };
}

/** The heat pump that our planner expects, kW, if a plan or a brief tells enough of the home. Authorises nothing. */
export async function heatPumpSizeOf(tx: Queryable, lead: LeadRow, today: string): Promise<KnownFacts["heatPumpKw"]> {
  const brief = (await newestBrief(tx, lead.id))?.content ?? null;
  const home = homeOfRequest({ ...lead, brief }, today);
  const isKnown =
    home?.given.has("home.built") && (home.given.has("home.bedrooms") || home.given.has("home.floorAreaM2"));
  return home && isKnown && isHome(lead) ? homeToday(home.inputs, home.place, today).heatPump.sizeKw : null;
}

const FOR_BUSINESS = "commercial";

/** Whether the work is on a home: then VAT is part of the price, and a consumer's rights apply. */
export function isHome({ serviceType, propertyType }: Pick<LeadRow, "serviceType" | "propertyType">): boolean {
  return serviceType !== FOR_BUSINESS && propertyType !== FOR_BUSINESS;
}
