import type { Database } from "#db/connection.ts";

/** What every verb gets from its caller: the database and the time. */
export interface Context {
  db: Database;
  now: Date;
  /** The real time, where the demonstration's clock has been moved on: attempts are counted by it. */
  realNow?: Date | undefined;
  /** The network address of a web request. */
  address?: string | undefined;
  /** Browser and machine in plain words, from `describeDevice`. */
  device?: string | undefined;
}

/** The time by which attempts are counted: moving the demonstration's clock gains nobody new ones. */
export function realTime({ now, realNow }: Pick<Context, "now" | "realNow">): Date {
  return realNow ?? now;
}
