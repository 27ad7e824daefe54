import { readFileSync } from "node:fs";
import { PerformanceObserver } from "node:perf_hooks";
import { Registry } from "prom-client";
import { expect, it, vi } from "vitest";
import { addProcessMetrics } from "#server/process-metrics.ts";

const MANUAL = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");

it("tells of the process whatever the operator's manual names, and listens to no garbage collection", async () => {
  const listening = vi.spyOn(PerformanceObserver.prototype, "observe");
  const registry = new Registry();
  addProcessMetrics(registry);
  const told = await registry.metrics();
  const named = [...MANUAL.matchAll(/`((?:nodejs|process)_\w+)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(told).toContain(`# HELP ${name} `);
  expect(listening).not.toHaveBeenCalled();
});
