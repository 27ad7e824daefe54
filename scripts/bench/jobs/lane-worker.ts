// Does one lane's jobs as fast as the product does, in a process of its own like a server's.
import { setImmediate as immediate } from "node:timers/promises";
import { openDatabase } from "#db/connection.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import { finishJobs } from "#domain/outbox/work-queue.ts";
import { takeUp } from "#jobs/crew.ts";
import { openLane } from "#jobs/lane-work.ts";
import { openNap } from "#jobs/nap.ts";
import type { CallersReport } from "../data/run-callers.ts";

export interface LaneOrder {
  url: string;
  lane: Lane;
  /** Whether jobs that end together are recorded together, as in the product. */
  together: boolean;
  warmUpSeconds: number;
  seconds: number;
}

const order: LaneOrder = JSON.parse(process.argv[2] ?? "");
const db = await openDatabase({ url: order.url });
const report: CallersReport = { rate: 0, total: 0, failures: {} };
const work = openLane(order.lane, {
  db,
  mail: { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
  files: { remove: () => Promise.resolve() },
  callWebhook: () => Promise.resolve(200),
  onFailure: ({ error }) => {
    report.failures[String(error)] = (report.failures[String(error)] ?? 0) + 1;
  },
});
const finish = order.together
  ? work.finish
  : async (job: Parameters<typeof work.finish>[0]) => void (await finishJobs(work.context(), [job]));
const nap = openNap(1000);
const startsAt = performance.now() + order.warmUpSeconds * 1000;
const endsAt = startsAt + order.seconds * 1000;
let counted = 0;
const end = () => {
  report.total++;
  const at = performance.now();
  if (at >= startsAt && at < endsAt) counted++;
  nap.wake();
};
while (performance.now() < endsAt) {
  await takeUp({ ...work, finish }, end);
  await immediate();
  await nap.sleep();
}
await Promise.all(work.underWay.values());
report.rate = counted / order.seconds;
await db.close();
console.log(JSON.stringify(report));
