import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#db/connection.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import type { Dice } from "#tests/support/dice.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { anAdmin, anInstaller } from "#tests/support/people.ts";

/** What a buyer was told: this purchase is theirs. */
export interface Confirmed {
  purchaseId: string;
  leadId: string;
  installerId: string;
}

/** A program that buys through the JSON interface. */
export interface BuyerProgram {
  installerId: string;
  key: string;
}

export interface Tally {
  confirmed: number;
  /** Responses that report a server failure, and broken connections: each attempt was repeated with the same key. */
  failures: number;
  /** The longest time from the first attempt at a purchase to its response. */
  slowestMilliseconds: number;
}

export interface Load {
  confirmed: Confirmed[];
  /** What should never happen but did, in words. */
  complaints: string[];
  /** Counts since the previous call. */
  tally(): Tally;
  stop(): Promise<void>;
}

/** Stays below a key's limit of calls per minute. */
const PAUSE_MILLISECONDS = 110;
const RETRY_MILLISECONDS = 200;
const GIVE_UP_SECONDS = 90;
const ANSWER_SECONDS = 15;
const CREDITS_EACH = 100_000;

export async function buyerPrograms(db: Database, many: number): Promise<BuyerProgram[]> {
  const admin = await anAdmin(db);
  const programs: BuyerProgram[] = [];
  while (programs.length < many) {
    const buyer = await anInstaller(db, { admin, credits: CREDITS_EACH });
    const order = { id: randomUUID(), form: keyForm(), random: randomBytes(32) };
    programs.push({ installerId: buyer.userId, key: await makeApiKey({ db, now: new Date() }, buyer, order) });
  }
  return programs;
}

/** Every program buys one lead after another until stopped, finishing the purchase under way. */
export function startLoad(url: string, programs: BuyerProgram[], leads: string[], dice: Dice): Load {
  const confirmed: Confirmed[] = [];
  const complaints: string[] = [];
  let stopping = false;
  let tally: Tally = { confirmed: 0, failures: 0, slowestMilliseconds: 0 };

  async function buyAll(program: BuyerProgram): Promise<void> {
    for (const leadId of dice.shuffled(leads)) {
      if (stopping) return;
      const startedAt = performance.now();
      const answer = await buy(program, leadId);
      tally.slowestMilliseconds = Math.max(tally.slowestMilliseconds, performance.now() - startedAt);
      if (answer) {
        confirmed.push({ purchaseId: answer, leadId, installerId: program.installerId });
        tally.confirmed++;
      }
      await sleep(PAUSE_MILLISECONDS);
    }
    if (!stopping) complaints.push("a buyer ran out of leads");
  }

  /** The purchase's id, or nothing if the lead was sold out. */
  async function buy({ key }: BuyerProgram, leadId: string): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${key}`, "idempotency-key": randomUUID() };
    const deadline = performance.now() + GIVE_UP_SECONDS * 1000;
    while (performance.now() < deadline) {
      const answer = await post(`${url}/api/v1/leads/${leadId}/purchases`, headers);
      if (answer?.status === 201) return answer.body.id;
      if (answer?.status === 409 && answer.body.code === "lead_unavailable") return undefined;
      if (answer && answer.status < 500 && answer.status !== 429) {
        complaints.push(`lead ${leadId}: ${answer.status} ${answer.body.code}`);
        return undefined;
      }
      tally.failures++;
      await sleep(RETRY_MILLISECONDS);
    }
    complaints.push(`lead ${leadId}: no answer within ${GIVE_UP_SECONDS} s`);
    return undefined;
  }

  const buying = Promise.all(programs.map(buyAll));
  return {
    confirmed,
    complaints,
    tally() {
      const before = tally;
      tally = { confirmed: 0, failures: 0, slowestMilliseconds: 0 };
      return before;
    },
    async stop() {
      stopping = true;
      await buying;
    },
  };
}

async function post(url: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { method: "POST", headers, signal: AbortSignal.timeout(ANSWER_SECONDS * 1000) });
    // A response that was cut off is no response.
    return { status: answer.status, body: (await answer.json()) as { id?: string; code?: string } };
  } catch {
    return undefined;
  }
}
