import { openDatabase } from "#db/connection.ts";
import type { BenchContext } from "../benchmark.ts";
import type { Measurement } from "../compare.ts";

interface Copy {
  /** The database that is copied; it is not changed. */
  template: string;
  /** How many of the reported operations are not found there. Throws if the books are wrong. */
  missing(url: string, total: number): Promise<number>;
}

/** Measures on a copy of the same database, then checks the reported number there. */
export async function onFreshCopy(
  { postgres }: BenchContext,
  { template, missing }: Copy,
  measure: (url: string) => Promise<Measurement & { total: number }>,
): Promise<Measurement> {
  const name = `${template}_copy`;
  const url = await postgres.createDatabase(name, template);
  try {
    const db = await openDatabase({ url });
    await db.named("write-out", "checkpoint", []);
    const { rate, total, failures } = await measure(url).finally(() => db.close());
    return { rate, failures: failures + (await missing(url, total)) };
  } finally {
    await postgres.dropDatabase(name);
  }
}
