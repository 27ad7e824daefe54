import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "#tests/machines/program.ts";
import { CHEAP_PASSWORDS } from "#tests/support/server.ts";

/** The clock of a server that was started with these settings. */
export interface MovingClock {
  env: Record<string, string>;
  /** Sets it this far ahead of or behind the real time, and waits until the server knows. */
  jump(hours: number): Promise<void>;
}

const CLOCK = fileURLToPath(new URL("shifted-clock.mjs", import.meta.url));
const HOUR_MILLISECONDS = 3_600_000;
const WAIT_SECONDS = 30;

export function movingClock(folder: string): MovingClock {
  const file = join(folder, `clock-${randomUUID()}`);
  writeFileSync(file, "0");
  return {
    env: { NODE_OPTIONS: `${CHEAP_PASSWORDS.NODE_OPTIONS} --import=${CLOCK}`, SHIFTED_CLOCK_FILE: file },
    async jump(hours) {
      const shift = String(hours * HOUR_MILLISECONDS);
      writeFileSync(file, shift);
      const seen = `${file}.seen`;
      await until(
        "the clock to jump",
        WAIT_SECONDS,
        async () => existsSync(seen) && readFileSync(seen, "utf8") === shift,
      );
    },
  };
}
