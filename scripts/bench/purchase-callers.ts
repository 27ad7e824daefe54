// Buys leads as fast as the product can, in a process of its own like a server's, and prints the result.
import { randomInt, randomUUID } from "node:crypto";
import { bulkLeadIds } from "#db/bulk.sql.ts";
import { openDatabase } from "#db/connection.ts";
import type { Actor } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { strideFor } from "./data/bulk-data.ts";
import { installerNumber } from "./data/bulk-installer.ts";
import { runCallers } from "./data/run-callers.ts";

export interface CallersOrder {
  url: string;
  callers: number;
  leads: number;
  installers: number;
  warmUpSeconds: number;
  seconds: number;
}

const order: CallersOrder = JSON.parse(process.argv[2] ?? "");
const db = await openDatabase({ url: order.url, connectionsMax: order.callers });
const leadIds = await bulkLeadIds(db, order.leads);
const actors = Array.from({ length: order.installers }, (_, index) => installerNumber(index + 1));
let turn = 0;

await runCallers(db, order, () => {
  const leadId = leadIds[(turn++ * strideFor(order.leads)) % order.leads] ?? "";
  const actor = actors[randomInt(order.installers)] as Actor;
  return purchaseLead({ db, now: new Date() }, actor, { leadId, purchaseId: randomUUID() });
});
