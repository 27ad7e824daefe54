import * as t from "#db/schema.ts";
import { ofBoth, ofCustomers } from "#domain/personal-data/entry.sql.ts";

const BOOKS = { stays: "Part of our accounts, which the law has us keep." };

/** Reports of bad leads, and the facts by which they are weighed. */
export const refundTables = [
  ofBoth(t.refundRequests, t.refundRequests.purchaseId, {
    kept: ["details", "books"],
    onRequest: {
      columns: ["purchaseId", "reason", "note", "status", "requestedAt", "decidedAt"],
      withheld: { decisionReason: "Written to the company." },
    },
    handedOut: { within: "refundRequests" },
    customerErased: { becomes: { note: null, decisionReason: null } },
    accountClosed: BOOKS,
  }),
  ofCustomers(t.refundEvidence, t.refundEvidence.leadId, {
    kept: ["books"],
    onRequest: { columns: ["leadId", "purchaseId", "kind", "detail", "at"], withheld: { source: "An id of ours." } },
    customerErased: { stays: "Why credits were given back; it names nobody." },
  }),
];
