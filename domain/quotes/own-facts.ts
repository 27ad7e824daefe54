import { dayInWords } from "#content/proofs.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { OwnFacts } from "#domain/quotes/begin/filled-in.ts";
import { needsMcs, technologiesOfQuote } from "#domain/quotes/checks/company.ts";
import { isHome } from "#domain/quotes/known-facts.ts";
import { termsOfCompany } from "#domain/quotes/quotes.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { type CheckedCertificate, certificateAmong, checksOfCompany } from "#domain/vetting/checked-certificate.ts";

/** What we know of the company that quotes for a lead, to fill in its quote. Authorises nothing. Errors: not_found. */
export async function ownFacts(
  tx: Queryable,
  { installerId, lead, now }: { installerId: string; lead: LeadRow; now: Date },
): Promise<OwnFacts> {
  const profile = await installerById(tx, installerId);
  if (!profile) throw new DomainError("not_found");
  const { companyName, address, city, postcode, companyNumber } = profile;
  const checks = await checksOfCompany(tx, installerId);
  const today = londonDay(now);
  return {
    today,
    isHome: isHome(lead),
    party: {
      legalName: companyName,
      address: address ? [address, city, postcode].filter(Boolean).join(", ") : "",
      companyNumber: companyNumber ?? "",
    },
    terms: await termsOfCompany(tx, installerId),
    certificate: (technology) => certificateAmong(checks, { technologies: technologiesOfQuote({ technology }), today }),
  };
}

/** Why we fill in no MCS number, for the company; undefined where we do, or none is needed. */
export function whyNoMcsNumber(technology: QuoteTechnology, { mcsNumber, ended }: CheckedCertificate) {
  if (mcsNumber || !needsMcs({ technology })) return undefined;
  return ended
    ? `Empty, because your MCS certificate ended on ${dayInWords(ended.on)}. Send us the new one under Profile.`
    : "Empty, because we have not checked your MCS number for this work.";
}
