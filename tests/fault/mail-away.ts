import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { movingClock } from "#tests/fault/moving-clock.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type Site } from "#tests/fault/site.ts";
import { damageDone } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { diceOf } from "#tests/support/dice.ts";
import { ask } from "#tests/support/invariants.ts";

const QUARTERS = [0.25, 0.5, 0.75, 1];
/** Each failure makes a mail wait longer, but by then never for an hour. */
const TRIED_AGAIN_BY_HOURS = 2;
const CAME_WITHIN_SECONDS = 60;

interface Order {
  /** Before the mail server goes down, and in each quarter of the hour. */
  confirmations: number;
  seed: number;
}

/** The mail server is down for an hour, which the server's clock passes in quarters; everyone works on. */
export async function loseMailForAnHour(place: Required<Place>, { confirmations, seed }: Order): Promise<Outcome> {
  const { env, jump } = movingClock(place.folder);
  const site = await openSite(place, { env });
  try {
    const findings = noFindings();
    const broken: string[] = [];
    const load = startLoad(site, diceOf(seed), { withPayments: false });
    await load.more(confirmations);
    await site.mail.goAway();
    const before = site.mail.received.length;
    for (const hours of QUARTERS) {
      await jump(hours);
      await load.more(confirmations);
    }
    findings.add(await site.look((db) => damageDone(db, load.told, { still: false })), "while mails waited");
    const waited = await waiting(site);
    if (waited.length === 0) broken.push("no mail had to wait");
    if (site.mail.received.length > before) broken.push("a mail came while nobody took any");
    await site.mail.comeBack();
    await jump(TRIED_AGAIN_BY_HOURS);
    await until("what waited to come by itself", CAME_WITHIN_SECONDS, async () => {
      const left = new Set(await waiting(site));
      return !waited.some((id) => left.has(id));
    }).catch((error: Error) => broken.push(error.message));
    const found = await concluded(site, load, findings);
    const ids = site.mail.received.slice(before).map(({ messageId }) => messageId);
    broken.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} came twice`));
    broken.push(...(await givenUp(site)));
    const note = `${waited.length} mails waited`;
    return outcomeOf("mail server away for an hour", { ...found, note, broken: [...broken, ...found.broken] });
  } finally {
    await site.stop();
  }
}

const idsOf = async ({ look }: Site, state: string) =>
  (
    await look((db) => ask<{ id: string }>(db.orm, `select id::text from jobs where kind = 'send-mail' and ${state}`))
  ).map(({ id }) => id);

/** Mails with failed attempts. */
const waiting = (site: Site) => idsOf(site, "attempts > 0 and done_at is null and last_error is not null");

const givenUp = async (site: Site) =>
  (await idsOf(site, "failed_at is not null")).map((id) => `mail ${id} was given up`);
