import type { Context } from "#domain/context.ts";
import type { Job } from "#domain/outbox/job.ts";
import { jobKinds, type Lane, ruleOf } from "#domain/outbox/job-rules.ts";
import { loadByKind } from "#domain/outbox/outbox.sql.ts";

/** The work of one kind that is neither done nor forgotten. */
export interface KindLoad {
  kind: Job["kind"];
  lane: Lane;
  waiting: number;
  /** Of those that wait, how many could be done now. */
  due: number;
  /** For how long the one that became due first has been due; 0 where none is. */
  oldestDueSeconds: number;
  failed: number;
}

/** How much work of each kind there is, none where there is none, for the operator's figures. Numbers only, so nobody has to be authorised. */
export async function queueLoad({ db, now }: Context): Promise<KindLoad[]> {
  const found = new Map((await loadByKind(db.orm, now)).map((load) => [load.kind, load]));
  const none = { waiting: 0, due: 0, oldestDueSeconds: 0, failed: 0 };
  return jobKinds.map((kind) => ({ ...none, ...found.get(kind), kind, lane: ruleOf(kind).lane }));
}
