// Sends or picks outlines as fast as the product can, in a process of its own like a server's, and prints the result.
import { randomInt, randomUUID } from "node:crypto";
import { bulkLeadIds } from "#db/bulk.sql.ts";
import { bulkOutlineIds, bulkToken } from "#db/bulk-picks.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { strideFor } from "../data/bulk-data.ts";
import { installerNumber } from "../data/bulk-installer.ts";
import { runCallers } from "../data/run-callers.ts";

export interface OutlineCallersOrder {
  url: string;
  act: "send" | "pick";
  callers: number;
  /** The first lead's number less one, and how many there are. */
  first: number;
  leads: number;
  installers: number;
  warmUpSeconds: number;
  seconds: number;
}

const STARTS_IN_DAYS = 30;
const order: OutlineCallersOrder = JSON.parse(process.argv[2] ?? "");
const { act, first, leads } = order;
const db = await openDatabase({ url: order.url, connectionsMax: order.callers });
const leadIds = await bulkLeadIds(db, first + leads);
const outlineIds = act === "pick" ? await bulkOutlineIds(db, first + leads) : [];
const posted = {
  fromPence: 900_000,
  toPence: 1_200_000,
  equipment: "Bulk equipment",
  needsSurvey: true,
  text: "Bulk text",
  included: { commissioning: { state: "yes" } },
  earliestStart: addDays(londonDay(new Date()), STARTS_IN_DAYS),
};
let turn = 0;

await runCallers(db, order, () => {
  const at = first + ((turn++ * strideFor(leads)) % leads);
  const context = { db, now: new Date() };
  if (act === "pick") return pickOutline(context, bulkToken(at + 1), outlineIds[at] ?? "");
  const company = installerNumber(1 + randomInt(order.installers));
  return sendOutline(context, company, { leadId: leadIds[at] ?? "", id: randomUUID(), posted });
});
