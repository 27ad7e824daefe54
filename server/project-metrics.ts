import { Gauge, type Registry } from "prom-client";
import type { Context } from "#domain/context.ts";
import { countReports } from "#domain/lead-reports/count-reports.ts";
import { type ProjectLoad, projectLoad } from "#domain/statistics/project-load.ts";

/** These figures read a week's rows, and nothing acts on them within seconds. */
const KEPT_MILLISECONDS = 60_000;

/** Returns a function that updates the figures of customers' projects, at most once a minute. */
export function projectMetrics(registry: Registry, context: () => Context): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `fairwatt_${name}`, help, labelNames, registers: [registry] });
  const contact = gauge("first_contact_seconds", "From purchase to first contact, last 7 days.", "quantile");
  const quote = gauge("first_quote_seconds", "From purchase to first quote, last 7 days.", "quantile");
  const events = gauge("project_events", "What happened in projects in the last 24 hours.", "event");
  const stops = gauge("stops_open", "Orders to stop that nobody has confirmed, by age.", "age");
  const held = gauge("credits_held", "Credits held by outlines that wait.");
  const checks = gauge("quote_checks", "Checks made on quotes of the last 7 days.", "check");
  const mismatches = gauge("books_mismatches", "Companies whose history of credits failed its check.");
  const reports = gauge("reports_total", "Reports of leads decided, and refunds unasked.", "rule", "outcome");
  const all = [contact, quote, events, stops, held, checks, mismatches, reports];

  const show = (load: ProjectLoad) => {
    for (const [metric, { median, ninetieth }] of [
      [contact, load.contactSeconds],
      [quote, load.quoteSeconds],
    ] as const) {
      metric.set({ quantile: "0.5" }, median);
      metric.set({ quantile: "0.9" }, ninetieth);
    }
    for (const [event, count] of Object.entries(load.events)) events.set({ event }, count);
    for (const [age, count] of Object.entries(load.stops)) stops.set({ age }, count);
    for (const [check, count] of Object.entries(load.checks)) checks.set({ check }, count);
    held.set(load.creditsHeld);
    mismatches.set(load.booksMismatches);
  };

  let keptUntil = 0;
  return async () => {
    if (performance.now() < keptUntil) return;
    const load = await projectLoad(context()).catch(() => undefined);
    for (const metric of all) metric.reset();
    if (!load) return;
    show(load);
    for (const { rule, outcome, total } of await countReports(context()).catch(() => [])) {
      reports.set({ rule, outcome }, total);
    }
    keptUntil = performance.now() + KEPT_MILLISECONDS;
  };
}
