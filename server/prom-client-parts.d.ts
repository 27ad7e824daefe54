/** One metric of those that `collectDefaultMetrics` adds; the library's own types name only the whole. */
declare module "prom-client/lib/metrics/*" {
  import type { Registry } from "prom-client";

  const add: (registry: Registry, config: { eventLoopMonitoringPrecision: number }) => void;
  export default add;
}
