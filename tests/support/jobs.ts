import type { Database } from "#db/connection.ts";
import type { Job, TakenJob } from "#domain/outbox/job.ts";
import { type Lane, lanes } from "#domain/outbox/job-rules.ts";
import { takeJobs } from "#domain/outbox/work-queue.ts";
import { ask } from "#tests/support/invariants.ts";

/** What a worker with plenty of room takes, from one lane or from all. */
export async function takeDue(context: { db: Database; now: Date }, wanted: readonly Lane[] = lanes) {
  const taken: TakenJob[] = [];
  for (const lane of wanted) taken.push(...(await takeJobs(context, { lane, room: 1000, underWay: [] })).jobs);
  return taken;
}

/** Takes a job as a worker would, whenever it is due. */
export async function takeById(db: Database, id: number): Promise<TakenJob> {
  const [row] = await ask<{ kind: Job["kind"]; payload: never; attempts: number; lease: string }>(
    db.orm,
    `update jobs set attempts = attempts + 1, lease = gen_random_uuid() where id = ${id}
     returning kind, payload, attempts, lease`,
  );
  if (!row) throw new Error(`there is no job ${id}`);
  return { id, job: { kind: row.kind, payload: row.payload }, attempt: row.attempts, lease: row.lease };
}
