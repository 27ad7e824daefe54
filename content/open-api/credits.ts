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
    type: { type: "string", enum: ["purchase", "spend", "refund", "grant", "hold", "release", "reversal"] },
    description: string,
    reference: {
      ...uuid,
      description: "The payment, the purchase of a lead, the grant, or the news of a refund or dispute behind it.",
    },
    balanceAfter: credits,
    createdAt: moment,
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
};
