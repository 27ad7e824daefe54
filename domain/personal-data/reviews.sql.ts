import * as t from "#db/schema.ts";
import { ofBoth } from "#domain/personal-data/entry.sql.ts";

const WITH_CUSTOMER = { stays: "With the customer who wrote the review, whose details take it along." };

/** What customers say of companies, and what became of it. Stars and answers stay. */
export const reviewTables = [
  ofBoth(t.reviewVersions, t.reviewVersions.leadId, {
    kept: ["reviews"],
    onRequest: {
      columns: [
        ...(["reviewId", "version", "writtenAt", "isFinished", "stars", "priceKept", "onTime", "again"] as const),
        ...(["words", "firstName", "district"] as const),
      ],
    },
    handedOut: { nothing: "The customer's; what is published is in the list of reviews." },
    customerErased: { becomes: { words: null, firstName: null } },
    accountClosed: WITH_CUSTOMER,
    stays: { district: "A district of many homes." },
  }),
  ofBoth(t.reviewActs, t.reviewActs.leadId, {
    kept: ["reviews"],
    onRequest: {
      columns: ["reviewId", "kind", "at", "reason", "words"],
      withheld: {
        name: "Whoever reported it told us alone.",
        email: "Whoever reported it told us alone.",
        quoted: "As said by whoever reported it; the author has read it.",
      },
    },
    handedOut: { nothing: "What became of reviews stands beside them." },
    customerErased: { becomes: { words: null, name: null, email: null, quoted: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.reviewReplies, t.reviewReplies.leadId, {
    kept: ["reviews"],
    onRequest: { columns: ["reviewId", "text", "repliedAt", "changedAt"] },
    handedOut: { nothing: "It is public beside the review." },
    customerErased: { becomes: { text: null } },
    accountClosed: WITH_CUSTOMER,
  }),
];
