import { sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import { commonMailDomains, othersMailDomains } from "#content/mail-domains.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import type { HELD_BECAUSE } from "#db/schema.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import { isNobodys } from "#domain/security-log/coarse-address.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

export type HeldBecause = (typeof HELD_BECAUSE)[number];

/** Anyone can have an address there, or nobody. RFC 2606 reserves the last three for examples. */
const PUBLIC_DOMAINS = [
  ...commonMailDomains,
  ...othersMailDomains,
  ...(["me.com", "mac.com", "outlook.co.uk", "proton.me", "pm.me", "gmx.com", "gmx.co.uk", "fastmail.com"] as const),
  ...(["o2.co.uk", "orange.net", "plus.net", "zoho.com", "aol.co.uk", "ymail.co.uk", "rocketmail.com"] as const),
  ...(["example.com", "example.org", "example.net"] as const),
];

/** Who writes a review, as far as a company's own people could be behind it. */
export interface Author {
  reviewId: string;
  installerId: string;
  email: string | null;
  phone: string | null;
  /** The network address that the review comes from; not kept. */
  address: string | undefined;
}

/**
 * Why a review waits for a person: its author's network address, mail domain or phone number is the company's or its
 * people's, or it is the fourth of the company within a day. Undefined: it is published at once. Neither its stars nor
 * its words play a part. The caller holds the company's reviews.
 */
export async function whyHeld(tx: Queryable, author: Author, now: Date): Promise<HeldBecause | undefined> {
  const { reviewId, installerId } = author;
  const address = author.address && !isNobodys(author.address) ? author.address : null;
  const domain = author.email?.split("@")[1]?.toLowerCase();
  const isOwnDomain = domain !== undefined && !PUBLIC_DOMAINS.includes(domain);
  const { rows } = await tx.execute<{ emails: string[]; phone: string | null; visited: boolean; today: number }>(sql`
    with people as (
      select "user".id, "user".email from "user" where id = ${installerId}
      union select "user".id, "user".email from company_members join "user" on "user".id = company_members.user_id
       where company_members.installer_id = ${installerId}
    )
    select array(select email from people union select email from profiles where id = ${installerId}) as emails,
           (select phone from profiles where id = ${installerId}) as phone,
           exists (select from security_events join people on people.id = security_events.user_id
                    where from_address = ${address}
                      and at > ${instant(daysBefore(now, limits.reviewAddressDays))}) as visited,
           (select count(*) from reviews where installer_id = ${installerId} and id <> ${reviewId}
               and given_at > ${instant(hoursBefore(now, 24))})::int as today`);
  const [found] = rows;
  if (!found) return undefined;
  if (found.visited) return "address";
  if (isOwnDomain && found.emails.some((email) => email.toLowerCase().endsWith(`@${domain}`))) return "mail_domain";
  if (isSamePhone(author.phone, found.phone)) return "phone";
  return found.today + 1 >= limits.reviewsHeldFromPerDay ? "many_in_a_day" : undefined;
}

function isSamePhone(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((phone) => phone && parseUkPhone(phone)?.e164);
  return Boolean(first) && first === second;
}

/** One review of a company after another, so that each of them counts those before it. */
export async function lockReviewsOf(tx: Queryable, installerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reviews of ${installerId}`}, 0))`);
}
