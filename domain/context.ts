import type { Database } from "#db/connection.ts";

/** What every verb gets from the edge: where to write, and what time it is. */
export interface Context {
  db: Database;
  now: Date;
  /** Where it is another, because the demonstration's time was moved on: attempts are counted by it. */
  realNow?: Date | undefined;
  /** The network address of who asks, where they ask over the web. */
  address?: string | undefined;
  /** Their browser and its machine in plain words, from `describeDevice`. */
  device?: string | undefined;
}

/** The time by which attempts are counted: who moves the demonstration's clock does not get new ones. */
export function realTime({ now, realNow }: Pick<Context, "now" | "realNow">): Date {
  return realNow ?? now;
}
