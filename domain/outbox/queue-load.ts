import type { Context } from "#domain/context.ts";
import type { Job } from "#domain/outbox/job.ts";
import { jobKinds, type Lane, ruleOf } from "#domain/outbox/job-rules.ts";
import { loadByKind } from "#domain/outbox/outbox.sql.ts";

/** Work of one kind that is neither done nor forgotten. */
export interface KindLoad {
  kind: Job["kind"];
  lane: Lane;
  waiting: number;
  /** How many of those waiting could be done now. */
  due: number;
  /** How long the earliest due job has been due; 0 if there is none. */
  oldestDueSeconds: number;
  failed: number;
}

/**
 * How much work of each kind there is, kinds without any included, for the operator's figures. Numbers only, so it
 * needs no authorisation.
 */
export async function queueLoad({ db, now }: Context): Promise<KindLoad[]> {
  const found = new Map((await loadByKind(db.orm, now)).map((load) => [load.kind, load]));
  const none = { waiting: 0, due: 0, oldestDueSeconds: 0, failed: 0 };
  return jobKinds.map((kind) => ({ ...none, ...found.get(kind), kind, lane: ruleOf(kind).lane }));
}
