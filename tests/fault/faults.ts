import { jumpClock } from "#tests/fault/clock-jump.ts";
import { jumpClockUnderLoad } from "#tests/fault/clock-under-load.ts";
import { closeDatabase, swallowDatabase } from "#tests/fault/database-away.ts";
import { fillDisk } from "#tests/fault/disk-full.ts";
import { killDatabase } from "#tests/fault/kill-database.ts";
import { killServer } from "#tests/fault/kill-server.ts";
import { loseMailForAnHour } from "#tests/fault/mail-away.ts";
import { troubleMail } from "#tests/fault/mail-trouble.ts";
import type { Outcome } from "#tests/fault/outcome.ts";
import { troublePayments } from "#tests/fault/payment-trouble.ts";
import { runTwoServers } from "#tests/fault/two-servers.ts";
import type { Postgres } from "#tests/support/postgres.ts";

export interface Trial {
  /** A database server to kill, which restarts by itself. */
  postgres: Pick<Postgres, "adminUrl" | "folder">;
  seed: number;
  /** Set by the command; the everyday tests do less. */
  long: boolean;
}

export type FaultName = keyof typeof faults;

export const faults = {
  "server-killed": async (trial) => [
    await killServer(placeOf(trial), { rounds: trial.long ? 50 : 2, seed: trial.seed }),
    // The whole tests cover this with tests/fault/purchase-kill.test.ts, on the embedded database, and
    // tests/e2e/operations/restart.spec.ts.
    ...(trial.long ? [await killServer({ folder: trial.postgres.folder }, { rounds: 10, seed: trial.seed })] : []),
  ],
  "database-killed": async ({ postgres, long, seed }) => [
    await killDatabase(postgres, { rounds: long ? 12 : 2, seed }),
  ],
  "database-away": async (trial) => {
    const order = { awaySeconds: trial.long ? 20 : 1, seed: trial.seed };
    const closed = await closeDatabase(placeOf(trial), order);
    // db/connection.test.ts covers a connection's part in every run.
    return trial.long ? [closed, await swallowDatabase(placeOf(trial), order)] : [closed];
  },
  mail: async (trial) => [
    await troubleMail(placeOf(trial), { silence: trial.long }),
    await loseMailForAnHour(placeOf(trial), { confirmations: trial.long ? 100 : 15, seed: trial.seed }),
  ],
  payments: async (trial) => [await troublePayments(placeOf(trial), { slow: trial.long })],
  disk: async (trial) => [await fillDisk(placeOf(trial), { confirmations: trial.long ? 150 : 15, seed: trial.seed })],
  clock: async (trial) => [
    await jumpClock(placeOf(trial)),
    await jumpClockUnderLoad(placeOf(trial), { confirmations: trial.long ? 100 : 15, seed: trial.seed }),
  ],
  "two-servers": async (trial) => [
    await runTwoServers(placeOf(trial), {
      ...(trial.long ? { confirmations: 300, rounds: 12 } : { confirmations: 30, rounds: 2 }),
      seed: trial.seed,
    }),
  ],
} satisfies Record<string, (trial: Trial) => Promise<Outcome[]>>;

function placeOf({ postgres }: Trial) {
  return { folder: postgres.folder, postgresUrl: postgres.adminUrl };
}
