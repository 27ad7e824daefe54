import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLE_MILLISECONDS = 500;
const BUSY_SHARE_MAX = 0.2;

/**
 * Takes a measurement while nothing else runs: waits for a quiet machine, and measures again if it turns out busy
 * straight afterwards. Our single process suffers more from other work than the database's many do. After
 * `patienceSeconds` in all it takes what it gets and counts it as disturbed.
 */
export function quietMachine(patienceSeconds: number, say: (line: string) => void) {
  let patience = patienceSeconds * 1000;
  let disturbed = 0;
  return {
    disturbed: () => disturbed,
    async measure<T>(take: () => Promise<T>): Promise<T> {
      for (;;) {
        const startedAt = performance.now();
        while (patience > performance.now() - startedAt && !(await isQuiet())) await sleep(SAMPLE_MILLISECONDS);
        patience -= performance.now() - startedAt;
        const takenAt = performance.now();
        const taken = await take();
        if (await isQuiet()) return taken;
        patience -= performance.now() - takenAt;
        if (patience > 0) {
          say("  (something else is running: once more)");
          continue;
        }
        disturbed++;
        return taken;
      }
    },
  };
}

export type QuietMachine = ReturnType<typeof quietMachine>;

async function isQuiet(): Promise<boolean> {
  const before = times();
  await sleep(SAMPLE_MILLISECONDS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all) < BUSY_SHARE_MAX;
}

function times(): { idle: number; all: number } {
  const each = cpus().map((cpu) => cpu.times);
  const idle = each.reduce((sum, time) => sum + time.idle, 0);
  return { idle, all: each.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}
