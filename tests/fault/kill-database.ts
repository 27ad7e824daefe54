import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Site } from "#tests/fault/site.ts";
import { damageDone } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { diceOf } from "#tests/support/dice.ts";
import { ask } from "#tests/support/invariants.ts";
import type { Postgres } from "#tests/support/postgres.ts";

type PostgresPlace = Pick<Postgres, "adminUrl" | "folder">;

const KILL_WITHIN_MILLISECONDS = 400;
const CONFIRMATIONS_FIRST = 10;
const BACK_WITHIN_SECONDS = 40;

/** Kills, in turn, the whole database server and one of the processes serving us. Our own server keeps running. */
export async function killDatabase(
  postgres: PostgresPlace,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<Outcome> {
  const site = await openSite({ folder: postgres.folder, postgresUrl: postgres.adminUrl });
  try {
    const dice = diceOf(seed);
    const findings = noFindings();
    const load = startLoad(site, dice);
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      await load.more(CONFIRMATIONS_FIRST);
      await sleep(dice.throw(KILL_WITHIN_MILLISECONDS));
      if (round % 2 === 0) await killOneOfOurs(site);
      else process.kill(pidOf(postgres), "SIGKILL");
      const killedAt = performance.now();
      await load.more(CONFIRMATIONS_FIRST);
      await untilReady(site);
      slowest = Math.max(slowest, performance.now() - killedAt);
      findings.add(
        await site.look((db) => damageDone(db, load.told, { still: false })),
        `seed ${seed}, round ${round}`,
      );
    }
    const note = `back to work within ${(slowest / 1000).toFixed(1)} s`;
    return outcomeOf("database killed", { rounds, note, ...(await concluded(site, load, findings)) });
  } finally {
    await site.stop();
  }
}

function pidOf({ folder }: PostgresPlace): number {
  return Number.parseInt(readFileSync(join(folder, "data", "postmaster.pid"), "utf8"), 10);
}

async function killOneOfOurs({ look }: Site): Promise<void> {
  const ours = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' order by state = 'active' desc limit 1`;
  const [found] = await look((db) => ask<{ pid: number }>(db.orm, ours));
  if (found) process.kill(found.pid, "SIGKILL");
}

export async function untilReady({ server }: Pick<Site, "server">): Promise<void> {
  await until(
    "the server to be ready again",
    BACK_WITHIN_SECONDS,
    async () => (await fetch(`${server.url}/readyz`)).ok,
  );
}
