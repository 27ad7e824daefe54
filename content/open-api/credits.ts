import {
  callerRefusals,
  cursor,
  json,
  moment,
  page,
  record,
  ref,
  signedIn,
  string,
  uuid,
} from "#content/open-api/parts.ts";

const credits = { type: "integer" };

export const creditSchemas = {
  Balance: record({ balance: credits }),
  CreditTransaction: record({
    id: string,
    amount: { ...credits, description: "Negative for credits spent." },
    type: { type: "string", enum: ["purchase", "spend", "refund", "grant"] },
    description: string,
    reference: { ...uuid, description: "The payment, the purchase of a lead or the grant behind it." },
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
      security: signedIn,
      responses: { 200: { description: "The balance", content: json(ref("Balance")) }, ...callerRefusals },
    },
  },
  "/credits/transactions": {
    get: {
      operationId: "listCreditTransactions",
      tags: ["Credits"],
      summary: "Every change of your balance, newest first",
      security: signedIn,
      parameters: [cursor],
      responses: {
        200: { description: "A page of changes", content: json(page(ref("CreditTransaction"))) },
        ...callerRefusals,
      },
    },
  },
};
