import { deedsOf } from "#tests/fault/acts.ts";
import { mailsMissing } from "#tests/fault/end.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type SignedIn, type Site } from "#tests/fault/site.ts";
import { countOf, damageDone, nothingTold } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { ask } from "#tests/support/invariants.ts";

const NOTICED_WITHIN_SECONDS = 60;

/**
 * The mail server is down, then accepts a mail and says nothing, then refuses one address. Work continues meanwhile,
 * and each mail arrives once. `silence`: wait until the sender gives up on the silent server.
 */
export async function troubleMail(place: Required<Place>, { silence }: { silence: boolean }): Promise<Outcome> {
  const site = await openSite(place, { companies: 2 });
  try {
    const told = nothingTold();
    const acts = deedsOf(site, told);
    const [first, second] = site.companies as [SignedIn, SignedIn];
    const broken: string[] = [];
    const buy = async (company: SignedIn) => {
      const leadId = await acts.enterLead();
      const bought = leadId && (await acts.buyByPage(company, leadId));
      if (!bought) broken.push("a purchase was not answered while mails were in trouble");
    };

    await site.mail.goAway();
    await buy(first);
    await waitUntil(site, "attempts > 0 and last_error is not null", 2);
    await site.mail.comeBack();
    broken.push(...(await mailsMissing(site)));

    const { promise, resolve } = Promise.withResolvers<void>();
    site.mail.hold = promise;
    await buy(first);
    await waitUntil(site, "attempts > 0 and done_at is null", 2);
    // Its mails are stuck being sent; people asking for pages don't notice.
    await buy(second);
    if (silence) await waitUntil(site, "last_error ~* 'time' and done_at is null", 1);
    resolve();
    broken.push(...(await mailsMissing(site)));

    const email = await addressOf(site, first);
    site.mail.refused.add(email);
    const before = site.mail.received.length;
    await buy(first);
    await waitUntil(site, "failed_at is not null", 1);
    broken.push(...(await mailsMissing(site)));
    const others = site.mail.received.slice(before);
    // What we hold of them, and who has bought it.
    const areTheCustomers = others.length === 2 && others.every(({ to }) => !to.includes(email));
    if (!areTheCustomers) broken.push("the customer's mails did not come alone");

    broken.push(...twice(site, silence));
    const { lost, doubled, broken: more } = await site.look((db) => damageDone(db, told, { still: true }));
    const counts = { rounds: 3, requests: site.traffic.requests, confirmed: countOf(told) };
    const all = [...broken, ...lost, ...doubled, ...more, ...site.traffic.complaints];
    return outcomeOf("mail server in trouble", {
      ...counts,
      lost: lost.length,
      doubled: doubled.length,
      broken: all,
    });
  } finally {
    await site.stop();
  }
}

/** A mail that the server accepted without saying so is sent again, under the same number; no other mail is. */
function twice({ mail: { received } }: Site, silence: boolean): string[] {
  if (silence) return [];
  const ids = received.map(({ messageId }) => messageId);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} came twice`);
}

async function waitUntil({ look }: Site, state: string, many: number): Promise<void> {
  const query = `select id from jobs where kind = 'send-mail' and ${state}`;
  await until(`${many} mails to be such that ${state}`, NOTICED_WITHIN_SECONDS, async () => {
    return (await look((db) => ask(db.orm, query))).length >= many;
  });
}

async function addressOf({ look }: Site, { userId }: SignedIn): Promise<string> {
  const [row] = await look((db) => ask<{ email: string }>(db.orm, `select email from "user" where id = '${userId}'`));
  return row?.email ?? "";
}
