import type { Registry } from "prom-client";
import eventLoopLag from "prom-client/lib/metrics/eventLoopLag.js";
import heapSizeAndUsed from "prom-client/lib/metrics/heapSizeAndUsed.js";
import heapSpacesSizeAndUsed from "prom-client/lib/metrics/heapSpacesSizeAndUsed.js";
import osMemoryHeap from "prom-client/lib/metrics/osMemoryHeap.js";
import processCpuTotal from "prom-client/lib/metrics/processCpuTotal.js";
import processMaxFileDescriptors from "prom-client/lib/metrics/processMaxFileDescriptors.js";
import processOpenFileDescriptors from "prom-client/lib/metrics/processOpenFileDescriptors.js";
import processResources from "prom-client/lib/metrics/processResources.js";
import processStartTime from "prom-client/lib/metrics/processStartTime.js";
import version from "prom-client/lib/metrics/version.js";

const LISTED = [
  processCpuTotal,
  processStartTime,
  osMemoryHeap,
  processOpenFileDescriptors,
  processMaxFileDescriptors,
  eventLoopLag,
  processResources,
  heapSizeAndUsed,
  heapSpacesSizeAndUsed,
  version,
];
/** How often the event loop's delay is sampled. */
const PRECISION_MILLISECONDS = 10;

/**
 * The library's default metrics except garbage collection: observing that costs cached pages a tenth of their speed
 * (`npm run bench -- cached-pages`). The library offers all or nothing, so we name its parts.
 */
export function addProcessMetrics(registry: Registry): void {
  for (const add of LISTED) add(registry, { eventLoopMonitoringPrecision: PRECISION_MILLISECONDS });
}
