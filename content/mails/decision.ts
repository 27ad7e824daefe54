import { lostReasonLabel } from "#content/lost-reasons.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, leadInWords } from "#content/plain-words.ts";

interface DecisionFacts {
  contactName: string;
  firstName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
}

export type QuoteChosenFacts = DecisionFacts & { option: string; revision: number; price: string };

export interface DecidedFacts extends DecisionFacts {
  /** Chosen before, and now open again. */
  isChangeOfMind: boolean;
  /** What the customer wanted to tell this company; it says nothing about another. */
  lostReason: string | null;
  lostWords: string | null;
}

const WHY = "You get this email because your company bought this lead.";

export function quoteChosenLetter(facts: QuoteChosenFacts, appUrl: string): Letter {
  return {
    subject: `${facts.firstName} has chosen you`,
    preheader: "Please send the contract. The customer signs with you, not with us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `${facts.firstName} has chosen your quote: option ${facts.option}, revision ${facts.revision}, ${facts.price}.`,
      "This is not a contract. Please send them yours now, with the 14 days to cancel in writing, and agree when the work starts.",
    ],
    facts: [{ label: "Lead", value: leadInWords(facts) }],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    after: ["If you can no longer do this, say so on the page of the lead, so that they can look on."],
    why: WHY,
  };
}

export function decidedLetter(facts: DecidedFacts, appUrl: string): Letter {
  const { firstName, lostReason, lostWords } = facts;
  const said = [
    ...(lostReason ? [{ label: "Their reason", value: lostReasonLabel(lostReason) }] : []),
    ...(lostWords ? [{ label: "Their words", value: lostWords }] : []),
  ];
  return {
    subject: `${firstName} has decided`,
    preheader: facts.isChangeOfMind ? "They have changed their mind." : "They have chosen another company.",
    greeting: greeting(facts.contactName),
    paragraphs: facts.isChangeOfMind
      ? [
          `${firstName} had chosen your quote and has changed their mind: nothing is chosen any more. Your quote stays open for as long as it holds.`,
        ]
      : [
          `${firstName} has chosen another company for this work. Thank you for your time and your offer.`,
          "Please do not contact them about it any more. You no longer see their details two weeks from now.",
        ],
    facts: [{ label: "Lead", value: leadInWords(facts) }, ...said],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${facts.purchaseId}` },
    why: WHY,
  };
}
