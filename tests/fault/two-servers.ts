import { setTimeout as sleep } from "node:timers/promises";
import { ranTwice } from "#tests/fault/clock-jump.ts";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place } from "#tests/fault/site.ts";
import { damageDone } from "#tests/fault/told.ts";
import { diceOf } from "#tests/support/dice.ts";

const KILL_WITHIN_MILLISECONDS = 400;
const CONFIRMATIONS_EACH = 10;

interface Order {
  /** Before anything is killed. */
  confirmations: number;
  rounds: number;
  seed: number;
}

/**
 * Two servers share one PostgreSQL, and each request, even a repeated one, goes to either. Then they are killed in
 * turn; the other one finishes the work.
 */
export async function runTwoServers(place: Required<Place>, { confirmations, rounds, seed }: Order): Promise<Outcome> {
  const site = await openSite(place, { servers: 2 });
  try {
    const dice = diceOf(seed);
    const findings = noFindings();
    const load = startLoad(site, dice);
    await load.more(confirmations);
    const ids = site.mail.received.map(({ messageId }) => messageId);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `both sent ${id}`);
    for (let round = 1; round <= rounds; round++) {
      const number = round % 2;
      await load.more(CONFIRMATIONS_EACH);
      await sleep(dice.throw(KILL_WITHIN_MILLISECONDS));
      await site.servers[number]?.kill();
      await load.more(CONFIRMATIONS_EACH);
      const damage = await site.look((db) => damageDone(db, load.told, { still: false }));
      findings.add(damage, `seed ${seed}, round ${round}`);
      await site.startAgain(number);
    }
    const found = await concluded(site, load, findings);
    const broken = [...twice, ...(await ranTwice(site)), ...found.broken];
    return outcomeOf("two servers, killed in turn", { ...found, rounds, broken });
  } finally {
    await site.stop();
  }
}
