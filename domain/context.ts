import type { Database } from "#db/connection.ts";

/** What every verb gets from the edge: where to write, and what time it is. */
export interface Context {
  db: Database;
  now: Date;
  /** The real time, if the demonstration's clock was moved on: attempts are counted by it. */
  realNow?: Date | undefined;
  /** The network address of the request, if it came over the web. */
  address?: string | undefined;
  /** Their browser and its machine in plain words, from `describeDevice`. */
  device?: string | undefined;
}

/** The time by which attempts are counted: moving the demonstration's clock gains nobody new ones. */
export function realTime({ now, realNow }: Pick<Context, "now" | "realNow">): Date {
  return realNow ?? now;
}
