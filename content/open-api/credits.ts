import {
  brokenCursor,
  callerRefusals,
  cursor,
  json,
  moment,
  needs,
  page,
  record,
  ref,
  string,
  uuid,
} from "#content/open-api/parts.ts";

const credits = { type: "integer" };
const entryType = { type: "string", enum: ["purchase", "spend", "refund", "grant", "hold", "release", "reversal"] };
const hash = {
  type: "string",
  description: "SHA-256, hexadecimal, of the hash of the entry before it and of this entry.",
};
const balance = { ...credits, description: "What you can spend." };

export const creditSchemas = {
  Balance: {
    ...record({ balance }),
    properties: {
      balance,
      held: {
        ...credits,
        description:
          "Kept back beside the balance while an outline waits, or a payment is disputed or being refunded; left out when none is.",
      },
    },
  },
  CreditTransaction: record({
    id: string,
    amount: { ...credits, description: "Negative for credits spent, held or taken back." },
    type: entryType,
    description: string,
    reference: {
      ...uuid,
      description: "The payment, the purchase of a lead, the grant, or the news of a refund or dispute behind it.",
    },
    balanceAfter: credits,
    createdAt: moment,
  }),
  CreditProof: record({
    format: { type: "string", enum: ["fairwatt-proof-v2"] },
    company: string,
    companyName: string,
    madeAt: moment,
    midnight: {
      ...record({ day: { type: "string", format: "date" }, entry: credits, hash }),
      type: ["object", "null"],
      description: "The newest entry at the last midnight, as kept outside the database; null before the first one.",
    },
    entries: {
      type: "array",
      description: "All of them, oldest first.",
      items: record({
        entry: { ...credits, description: "1 for the first." },
        amount: credits,
        type: entryType,
        cause: uuid,
        balance: { ...credits, description: "What you could spend after it." },
        held: { ...credits, description: "What was kept back beside that." },
        at: { ...moment, description: "In UTC, with six decimals of a second." },
        by: { type: ["string", "null"], description: "Who gave the credits, as an id." },
        hash,
      }),
    },
  }),
};

export const creditPaths = {
  "/credits": {
    get: {
      operationId: "readBalance",
      tags: ["Credits"],
      summary: "Your balance",
      security: needs("read"),
      responses: { 200: { description: "The balance", content: json(ref("Balance")) }, ...callerRefusals },
    },
  },
  "/credits/transactions": {
    get: {
      operationId: "listCreditTransactions",
      tags: ["Credits"],
      summary: "Every change to your balance, newest first",
      security: needs("read"),
      parameters: [cursor],
      responses: {
        200: { description: "A page of changes", content: json(page(ref("CreditTransaction"))) },
        400: brokenCursor,
        ...callerRefusals,
      },
    },
  },
  "/credits/proofs": {
    get: {
      operationId: "readCreditProof",
      tags: ["Credits"],
      summary: "Your whole credit history with its hashes",
      description: "Keep it as a file, and check it with the program at /credits/verify.mjs: node verify.mjs FILE.",
      security: needs("read"),
      responses: { 200: { description: "The proof", content: json(ref("CreditProof")) }, ...callerRefusals },
    },
  },
};
