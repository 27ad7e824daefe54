import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Counted } from "#app/web/context.ts";
import type { Database } from "#db/connection.ts";
import { type Lane, lanes } from "#domain/outbox/job-rules.ts";
import { queueLoad } from "#domain/outbox/queue-load.ts";
import { addProcessMetrics } from "#server/process-metrics.ts";
import { projectMetrics } from "#server/project-metrics.ts";

export interface Metrics {
  contentType: string;
  /** Everything in Prometheus' text format, with the queue and the connections as they are now. */
  scrape(): Promise<string>;
  request(one: { method: string; route: string; status: number; seconds: number }): void;
  /** A page served from memory (page-cache.ts), by far the most frequent kind: this only adds one. */
  keptPage(method: "GET" | "HEAD", status: 200 | 304): void;
  outcome(of: Counted, outcome: string): void;
  mail(outcome: "sent" | "refused" | "failed"): void;
  jobFailure(willRetry: boolean): void;
}

interface MetricsOptions {
  db: Database;
  now(): Date;
  /** How many live lists of leads are open in this process. */
  listeners(): number;
  /** In which lanes this process works. */
  lanes: readonly Lane[];
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const KEPT = { route: "kept page" };

/** What /metrics reports about this process. Every label has few values: no client can add a series. */
export function openMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  addProcessMetrics(registry);
  const { requests, durations, keptPage } = requestMetrics(registry);
  const outcomes = outcomeMetrics(registry);
  laneMetrics(registry, options.lanes);
  const refresh = stateMetrics(registry, options);
  const refreshProjects = projectMetrics(registry, () => ({ db: options.db, now: options.now() }));
  return {
    contentType: registry.contentType,
    async scrape() {
      await Promise.all([refresh(), refreshProjects()]);
      return registry.metrics();
    },
    request({ method, route, status, seconds }) {
      const labels = { method: METHODS.has(method) ? method : "other", route, status: classOf(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    keptPage,
    outcome: (of, outcome) => outcomes[of].inc({ outcome }),
    mail: (outcome) => outcomes.mail.inc({ outcome }),
    jobFailure: (willRetry) => outcomes.jobFailure.inc({ will_retry: String(willRetry) }),
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

function requestMetrics(registry: Registry) {
  const kept = { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } };
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by method, pattern of the address and class of the status.",
    labelNames,
    registers: [registry],
    collect() {
      for (const method of ["GET", "HEAD"] as const) {
        for (const status of [200, 304] as const) {
          this.inc({ method, ...KEPT, status: classOf(status) }, kept[method][status]);
          kept[method][status] = 0;
        }
      }
    },
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the answer begins; pages served from memory are not timed.",
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  });
  const keptPage = (method: "GET" | "HEAD", status: 200 | 304) => {
    kept[method][status]++;
  };
  return { requests, durations, keptPage };
}

function outcomeMetrics(registry: Registry) {
  const counter = (name: string, help: string, label: string, firstValues: readonly string[]) => {
    const metric = new Counter({ name, help, labelNames: [label], registers: [registry] });
    // Starts at 0, so that the first one is seen as an increase.
    for (const value of firstValues) metric.inc({ [label]: value }, 0);
    return metric;
  };
  const purchase = "Purchases of leads tried: done, repeated (the same one again), or the code of the refusal.";
  const refund = "Decisions on reported leads: accepted, declined, or the code of the refusal.";
  const review =
    "Reviews sent: published, held for a person, changed, withdrawn, private (not to be shown), or the code of the refusal.";
  const mail = "Mails handed over: sent, refused for good, or failed and tried again.";
  const jobs = "Tries of jobs that failed; with will_retry false the job was given up.";
  return {
    purchase: counter("fairwatt_purchases_total", purchase, "outcome", ["done", "repeated"]),
    refund: counter("fairwatt_refund_decisions_total", refund, "outcome", ["accepted", "declined"]),
    review: counter("fairwatt_reviews_total", review, "outcome", ["published", "held", "changed", "withdrawn"]),
    mail: counter("fairwatt_mails_total", mail, "outcome", ["sent", "refused", "failed"]),
    jobFailure: counter("fairwatt_job_failures_total", jobs, "will_retry", ["true", "false"]),
  };
}

function laneMetrics(registry: Registry, worked: readonly Lane[]): void {
  const name = "fairwatt_lane_worked";
  const help = "1 if this process does the jobs of this lane, else 0.";
  const gauge = new Gauge({ name, help, labelNames: ["lane"], registers: [registry] });
  for (const lane of lanes) gauge.set({ lane }, worked.includes(lane) ? 1 : 0);
}

/** Returns a function that updates the figures; without the database its figures are absent, not out of date. */
function stateMetrics(registry: Registry, { db, now, listeners }: MetricsOptions): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge("fairwatt_database_up", "1 while the database answers, else 0.");
  const watching = gauge("fairwatt_event_listeners", "Live lists of leads open in this process.");
  const connections = gauge("fairwatt_database_connections", "Connections of this process to PostgreSQL.", "state");
  const waiting = gauge("fairwatt_jobs_waiting", "Jobs neither done nor given up.", "lane", "kind");
  const due = gauge("fairwatt_jobs_due", "Jobs whose time has come and which no worker has taken.", "lane", "kind");
  const oldest = gauge(
    "fairwatt_jobs_oldest_due_seconds",
    "For how long the oldest due job has been due.",
    "lane",
    "kind",
  );
  const failed = gauge(
    "fairwatt_jobs_failed",
    "Jobs given up, until an administrator tries them again.",
    "lane",
    "kind",
  );

  return async () => {
    watching.set(listeners());
    for (const [state, count] of Object.entries(db.pool?.() ?? {})) connections.set({ state }, count);
    for (const one of [waiting, due, oldest, failed]) one.reset();
    const loads = await queueLoad({ db, now: now() }).catch(() => undefined);
    up.set(loads ? 1 : 0);
    for (const { lane, kind, ...load } of loads ?? []) {
      waiting.set({ lane, kind }, load.waiting);
      due.set({ lane, kind }, load.due);
      oldest.set({ lane, kind }, load.oldestDueSeconds);
      failed.set({ lane, kind }, load.failed);
    }
  };
}
