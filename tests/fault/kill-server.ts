import { setTimeout as sleep } from "node:timers/promises";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, untilQuiet } from "#tests/fault/site.ts";
import { damageDone } from "#tests/fault/told.ts";
import { diceOf } from "#tests/support/dice.ts";

/** Counted from the first confirmations after a start, so that every kill comes in the middle of work. */
const KILL_WITHIN_MILLISECONDS = 400;
const CONFIRMATIONS_FIRST = 6;
/** Before the first kill, so that some customers are half way. */
const CONFIRMATIONS_TO_BEGIN = 60;

/** Kills the server again and again, at random moments, while everyone is at work. */
export async function killServer(place: Place, { rounds, seed }: { rounds: number; seed: number }): Promise<Outcome> {
  const site = await openSite(place);
  try {
    const dice = diceOf(seed);
    const findings = noFindings();
    const load = startLoad(site, dice, { withCancelling: !site.isEmbedded });
    await load.more(CONFIRMATIONS_TO_BEGIN);
    for (let round = 1; round <= rounds; round++) {
      await load.more(CONFIRMATIONS_FIRST);
      await sleep(dice.throw(KILL_WITHIN_MILLISECONDS));
      await site.server.kill();
      const damage = await site.look(async (db) => {
        await untilQuiet(db);
        return damageDone(db, load.told, { still: true });
      });
      findings.add(damage, `seed ${seed}, round ${round}`);
      await site.startAgain();
    }
    const where = place.postgresUrl ? "PostgreSQL" : "the embedded database";
    return outcomeOf(`server killed, on ${where}`, { rounds, ...(await concluded(site, load, findings)) });
  } finally {
    await site.stop();
  }
}
