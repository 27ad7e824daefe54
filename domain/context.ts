import type { Database } from "#db/connection.ts";

/** What every verb gets from the edge: where to write, and what time it is. */
export interface Context {
  db: Database;
  now: Date;
  /** The network address of who asks, where they ask over the web. */
  address?: string | undefined;
  /** Their browser and its machine in plain words, from `describeDevice`. */
  device?: string | undefined;
}
