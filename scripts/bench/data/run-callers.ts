import type { Database } from "#db/connection.ts";

export interface CallersReport {
  /** Acts per second, warm-up excluded. */
  rate: number;
  total: number;
  failures: Record<string, number>;
}

/** Lets so many callers act one time after another until the time is over, counts what succeeded, and prints the report. */
export async function runCallers(
  db: Database,
  order: { callers: number; warmUpSeconds: number; seconds: number },
  act: () => Promise<unknown>,
): Promise<void> {
  const report: CallersReport = { rate: 0, total: 0, failures: {} };
  const startsAt = performance.now() + order.warmUpSeconds * 1000;
  const endsAt = startsAt + order.seconds * 1000;
  let counted = 0;
  async function actUntilEnd(): Promise<void> {
    while (performance.now() < endsAt) {
      try {
        await act();
      } catch (error) {
        const reason = String((error as { code?: unknown }).code ?? error);
        report.failures[reason] = (report.failures[reason] ?? 0) + 1;
        continue;
      }
      report.total++;
      const at = performance.now();
      if (at >= startsAt && at < endsAt) counted++;
    }
  }
  await Promise.all(Array.from({ length: order.callers }, actUntilEnd));
  report.rate = counted / order.seconds;
  await db.close();
  console.log(JSON.stringify(report));
}
