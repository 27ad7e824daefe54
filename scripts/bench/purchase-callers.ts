// Buys leads as fast as the product can, in a process of its own like a server's, and prints the result.
import { randomInt, randomUUID } from "node:crypto";
import { bulkLeadIds } from "#db/bulk.sql.ts";
import { openDatabase } from "#db/connection.ts";
import type { Actor } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { strideFor } from "./data/bulk-data.ts";

export interface CallersOrder {
  url: string;
  callers: number;
  leads: number;
  installers: number;
  warmUpSeconds: number;
  seconds: number;
}

export interface CallersReport {
  /** Purchases per second, warm-up excluded. */
  rate: number;
  total: number;
  failures: Record<string, number>;
}

const order: CallersOrder = JSON.parse(process.argv[2] ?? "");
const db = await openDatabase({ url: order.url, connectionsMax: order.callers });
const leadIds = await bulkLeadIds(db, order.leads);
const actors = Array.from({ length: order.installers }, (_, index) => installerNumber(index + 1));
const report: CallersReport = { rate: 0, total: 0, failures: {} };
let turn = 0;

const startsAt = performance.now() + order.warmUpSeconds * 1000;
const endsAt = startsAt + order.seconds * 1000;
const counts = await Promise.all(Array.from({ length: order.callers }, () => buyUntilEnd()));
report.rate = counts.reduce((sum, count) => sum + count, 0) / order.seconds;
await db.close();
console.log(JSON.stringify(report));

async function buyUntilEnd(): Promise<number> {
  let counted = 0;
  while (performance.now() < endsAt) {
    const bought = await buyNext();
    const at = performance.now();
    if (bought && at >= startsAt && at < endsAt) counted++;
  }
  return counted;
}

async function buyNext(): Promise<boolean> {
  const leadId = leadIds[(turn++ * strideFor(order.leads)) % order.leads] ?? "";
  const actor = actors[randomInt(order.installers)] as Actor;
  try {
    await purchaseLead({ db, now: new Date() }, actor, { leadId, purchaseId: randomUUID() });
    report.total++;
    return true;
  } catch (error) {
    const reason = String((error as { code?: unknown }).code ?? error);
    report.failures[reason] = (report.failures[reason] ?? 0) + 1;
    return false;
  }
}

function installerNumber(number: number): Actor {
  const id = `bulk-installer-${number}`;
  const gate = { ends: [], lapses: [], failed: [], unchecked: [], holidays: [], stopDueAt: null, version: 0 };
  const installer = {
    id,
    status: "approved" as const,
    companyName: "Company",
    contactName: "Contact",
    gate,
    isCapped: false,
    hasWebhooks: false,
  };
  return { kind: "user", userId: id, email: `installer-${number}@example.com`, isAdmin: false, installer };
}
