import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "#config/limits.ts";
import { type Acts, deedsOf } from "#tests/fault/acts.ts";
import { mailsMissing } from "#tests/fault/end.ts";
import { movingClock } from "#tests/fault/moving-clock.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type SignedIn, type Site } from "#tests/fault/site.ts";
import { countOf, damageDone, nothingTold } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { ask } from "#tests/support/invariants.ts";

const WAIT_SECONDS = 30;

/**
 * The server's clock jumps ahead and back, by hours and by a day, while mails are being sent and people are signed
 * in.
 */
export async function jumpClock(place: Required<Place>): Promise<Outcome> {
  const { env, jump } = movingClock(place.folder);
  const site = await openSite(place, { companies: 2, env });
  try {
    const told = nothingTold();
    const acts = deedsOf(site, told);
    const broken: string[] = [];
    const first = site.companies[0] as SignedIn;
    const work = async () => {
      for (const company of site.companies) {
        const leadId = await acts.enterLead();
        const bought = leadId && (await acts.buyByPage(company, leadId));
        if (bought) await acts.changeStage(company, bought, "contacted");
        else broken.push("nothing could be bought");
        await acts.grant(company);
      }
    };
    await work();
    await acts.buyCredits(first);
    // The leases of mails being sent expire at once; nobody else may take them because of that.
    const { promise, resolve } = Promise.withResolvers<void>();
    site.mail.hold = promise;
    await acts.requestQuote();
    await until("a mail to be under way", WAIT_SECONDS, () => underWay(site));
    await jump(2);
    await work();
    // Long enough for anyone to take them who would.
    await sleep(2 * limits.jobPollMilliseconds);
    resolve();
    // With a clock this wrong, payment events are refused because their signature looks old; the provider repeats
    // them.
    const ahead = await acts.startPayment(first);
    await jump(-2);
    await work();
    const behind = await acts.startPayment(first);
    await jump(0);
    await work();
    for (const payment of [ahead, behind]) if (payment) await acts.finishPayment(payment);
    broken.push(...(await aDayAhead(site, acts, jump)));
    await work();
    broken.push(...(await mailsMissing(site)), ...(await sessionsEnded(site)), ...(await ranTwice(site)));
    const { lost, doubled, broken: more } = await site.look((db) => damageDone(db, told, { still: true }));
    doubled.push(...receivedTwice(site));
    return outcomeOf("clock jumps by 2 hours, both ways, and by a day", {
      rounds: 5,
      requests: site.traffic.requests,
      confirmed: countOf(told),
      lost: lost.length,
      doubled: doubled.length,
      broken: [...broken, ...lost, ...doubled, ...more, ...site.traffic.complaints],
    });
  } finally {
    await site.stop();
  }
}

const DAY_HOURS = 24;

/**
 * Work started under a clock a day ahead must neither wait a day nor lock anyone out for one. Returns what went
 * wrong.
 */
async function aDayAhead(site: Site, acts: Acts, jump: (hours: number) => Promise<void>): Promise<string[]> {
  const broken: string[] = [];
  const typist = site.visitor();
  const signInAs = async (password: string) =>
    (await typist.ask("/auth", { form: { form: "login", email: "nobody@example.com", password } }))?.status;
  await until("all mails to be sent", WAIT_SECONDS, async () => (await waiting(site)) === 0);
  await jump(DAY_HOURS);
  const { promise, resolve } = Promise.withResolvers<void>();
  site.mail.hold = promise;
  await acts.requestQuote();
  await until("a mail to be under way", WAIT_SECONDS, () => underWay(site));
  // The last ones are taken only when one of the others is finished.
  const many = limits.jobsAtOnce.mail + 1;
  for (let asked = 0; asked < many; asked++) await acts.requestQuote();
  if ((await waiting(site)) <= many) broken.push("the mails of tomorrow were not held up");
  for (let turn = 0; turn <= limits.failedSignInsMax; turn++) await signInAs(`wrong ${turn}`);
  if ((await signInAs("wrong")) !== 429) broken.push("sign-ins had no limit a day ahead");
  await jump(-1);
  resolve();
  const came = await until(
    "the mails of tomorrow to come today",
    WAIT_SECONDS,
    async () => (await waiting(site)) === 0,
  ).then(
    () => true,
    () => false,
  );
  if (!came) broken.push("a mail queued by a clock that was a day ahead waits for that day");
  if ((await signInAs("wrong")) !== 401) broken.push("who could not sign in by a clock a day ahead still cannot");
  await jump(0);
  return broken;
}

/** The number of unsent mails. */
async function waiting({ look }: Site): Promise<number> {
  const query = "select id from jobs where kind = 'send-mail' and done_at is null and failed_at is null";
  return (await look((db) => ask(db.orm, query))).length;
}

async function underWay({ look }: Site): Promise<boolean> {
  const query = "select id from jobs where kind = 'send-mail' and attempts > 0 and done_at is null";
  return (await look((db) => ask(db.orm, query))).length > 0;
}

function receivedTwice({ mail: { received } }: Site): string[] {
  const ids = received.map(({ messageId }) => messageId);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} came twice`);
}

/** People who are no longer signed in. */
export async function sessionsEnded({ companies }: Site): Promise<string[]> {
  const answers = await Promise.all(companies.map(({ client }: SignedIn) => client.ask("/dashboard")));
  return answers.filter((answer) => answer?.status !== 200).map((answer) => `/dashboard answers ${answer?.status}`);
}

/** Hourly or daily tasks that ran again. */
export async function ranTwice({ look }: Site): Promise<string[]> {
  const query = `select kind || ' ' || coalesce(payload->>'day', payload->>'hour') as id from jobs
    where payload ? 'day' or payload ? 'hour'
    group by kind, payload->>'day', payload->>'hour' having count(*) > 1`;
  return (await look((db) => ask<{ id: string }>(db.orm, query))).map(({ id }) => `twice in its time: ${id}`);
}
