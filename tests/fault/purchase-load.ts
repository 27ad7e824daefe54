// Buys leads as fast as it can until it is killed, and reports each purchase only after it was answered.
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { type Database, openDatabase } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { diceOf } from "#tests/support/dice.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, type Buyer, installers, NOON } from "#tests/support/people.ts";

export interface LoadOrder {
  place: { url: string } | { dataDir: string };
  seed: number;
  callers: number;
}

const CREDITS_EACH = 10_000;
const LEADS_AT_A_TIME = 30;

// Straight to the pipe, past all buffers of this process, which is about to be killed.
const say = (line: string) => writeSync(1, `${line}\n`);

async function buyForEver(db: Database, { seed, callers }: LoadOrder): Promise<never> {
  const admin = await anAdmin(db);
  const buyers = await installers(db, callers, { admin, credits: CREDITS_EACH });
  const dice = diceOf(seed);
  for (;;) {
    const leads = await Promise.all(Array.from({ length: LEADS_AT_A_TIME }, () => aLead(db, { admin })));
    await Promise.all(buyers.map((buyer) => buyAll(db, buyer, dice.shuffled(leads))));
  }
}

async function buyAll(db: Database, buyer: Buyer, leads: string[]): Promise<void> {
  for (const leadId of leads) {
    const purchaseId = randomUUID();
    try {
      await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
      say(`bought ${purchaseId}`);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "lead_unavailable") throw error;
    }
  }
}

const order: LoadOrder = JSON.parse(process.argv[2] ?? "");
await buyForEver(await openDatabase(order.place), order);
