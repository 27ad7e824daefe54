import { ranTwice, sessionsEnded } from "#tests/fault/clock-jump.ts";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { movingClock } from "#tests/fault/moving-clock.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type Site } from "#tests/fault/site.ts";
import { damageDone } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { diceOf } from "#tests/support/dice.ts";
import { ask } from "#tests/support/invariants.ts";

const JUMPS_HOURS = [2, -2, 0, 24, 0];
const RECALLED_WITHIN_SECONDS = 30;

interface Order {
  /** Per jump. */
  confirmations: number;
  seed: number;
}

/** The server's clock jumps ahead and back while projects are under way. */
export async function jumpClockUnderLoad(place: Required<Place>, { confirmations, seed }: Order): Promise<Outcome> {
  const { env, jump } = movingClock(place.folder);
  const site = await openSite(place, { env });
  try {
    const findings = noFindings();
    const load = startLoad(site, diceOf(seed), { withPayments: false });
    await load.more(confirmations);
    for (const hours of JUMPS_HOURS) {
      await jump(hours);
      await load.more(confirmations);
      const damage = await site.look((db) => damageDone(db, load.told, { still: false }));
      findings.add(damage, `seed ${seed}, after the jump to ${hours} h`);
    }
    const broken = await putOff(site);
    const found = await concluded(site, load, findings);
    broken.push(...(await sessionsEnded(site)), ...(await ranTwice(site)));
    return outcomeOf("clock jumps while everybody is at work", {
      ...found,
      rounds: JUMPS_HOURS.length,
      broken: [...broken, ...found.broken],
    });
  } finally {
    await site.stop();
  }
}

interface PutOff {
  mail: string;
  attempts: number;
  isTaken: boolean;
  lastError: string | null;
  createdAt: string;
  runAt: string;
}

/** Mails postponed to the time the clock had jumped to, with an explanation. */
async function putOff({ look }: Site): Promise<string[]> {
  const query = `select payload->>'mail' as mail, attempts, lease is not null as "isTaken", last_error as "lastError",
      created_at::text as "createdAt", run_at::text as "runAt" from jobs
    where kind = 'send-mail' and done_at is null and failed_at is null and run_at > now() + interval '1 hour'`;
  const waiting = () => look((db) => ask<PutOff>(db.orm, query));
  const recalled = until("the mails of tomorrow to be recalled", RECALLED_WITHIN_SECONDS, async () => {
    return (await waiting()).length === 0;
  });
  await recalled.catch(() => {});
  return (await waiting()).map(
    ({ mail, ...how }) => `a mail waits for the time to which the clock had jumped: ${mail} ${JSON.stringify(how)}`,
  );
}
