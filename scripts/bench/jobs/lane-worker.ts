// Does one lane's jobs as fast as the product does, in a process of its own like a server's.
import { setImmediate as immediate } from "node:timers/promises";
import { limits } from "#config/limits.ts";
import { openDatabase } from "#db/connection.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import { finishJobs, takeJobs } from "#domain/outbox/work-queue.ts";
import { takeUp } from "#jobs/crew.ts";
import { doJob } from "#jobs/do-job.ts";
import { openLane } from "#jobs/lane-work.ts";
import { openNap } from "#jobs/nap.ts";
import type { CallersReport } from "../data/run-callers.ts";

export interface LaneOrder {
  url: string;
  lane: Lane;
  /** As the product does it; otherwise each job is recorded by itself, and its place is free after that. */
  together: boolean;
  warmUpSeconds: number;
  seconds: number;
}

const order: LaneOrder = JSON.parse(process.argv[2] ?? "");
const db = await openDatabase({ url: order.url });
const report: CallersReport = { rate: 0, total: 0, failures: {} };
const lane = openLane(order.lane, {
  db,
  mail: { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
  files: { remove: () => Promise.resolve() },
  callWebhook: () => Promise.resolve(200),
  onFailure: ({ error }) => {
    report.failures[String(error)] = (report.failures[String(error)] ?? 0) + 1;
  },
});
const startsAt = performance.now() + order.warmUpSeconds * 1000;
const endsAt = startsAt + order.seconds * 1000;
let counted = 0;
const recordAlone = async (job: TakenJob) => void (await finishJobs(lane.context(), [job]));
const record = order.together ? lane.finish : recordAlone;
const work = { ...lane, finish: counting };
const nap = openNap(1000);
while (performance.now() < endsAt) {
  await (order.together ? takeUp(work, nap.wake) : takeUpAlone());
  await immediate();
  await nap.sleep();
}
await Promise.all(work.underWay.values());
report.rate = counted / order.seconds;
await db.close();
console.log(JSON.stringify(report));

async function counting(job: TakenJob): Promise<void> {
  await record(job);
  report.total++;
  const at = performance.now();
  if (at >= startsAt && at < endsAt) counted++;
}

async function takeUpAlone(): Promise<void> {
  const room = limits.jobsAtOnce[order.lane] - work.underWay.size;
  if (room <= 0) return;
  const { jobs } = await takeJobs(work.context(), { lane: order.lane, room, underWay: [...work.underWay.keys()] });
  for (const job of jobs) work.underWay.set(job.id, seeThroughAlone(job));
}

async function seeThroughAlone(job: TakenJob): Promise<void> {
  const end = await doJob(work, job);
  await end();
  work.underWay.delete(job.id);
  nap.wake();
}
