import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";

export interface PublicComplaintFacts {
  name: string;
  about: string;
  /** The London day of our answer at the latest. */
  answerBy: string;
  /** Empty before it is written. */
  answer: string;
}

const WHY = "You get this email because a complaint with this email address was sent on our page.";

export function publicComplaintReceivedLetter(facts: PublicComplaintFacts, appUrl: string): Letter {
  const by = dayInWords(facts.answerBy);
  return {
    subject: "We have your complaint",
    preheader: `We answer by ${by}.`,
    greeting: greeting(facts.name),
    paragraphs: [
      `We have your complaint. One of us reads it, asks where something is unclear, and answers you in writing by ${by}. To add something, answer this email.`,
    ],
    facts: [{ label: "About", value: facts.about }],
    button: { label: "Who else can help", url: `${appUrl}/complaints` },
    after: ["If it was not you, tell us by answering this email."],
    why: WHY,
  };
}

export function publicComplaintAnsweredLetter(facts: PublicComplaintFacts, appUrl: string): Letter {
  return {
    subject: "Our answer to your complaint",
    preheader: "What we found, and what follows from it.",
    greeting: greeting(facts.name),
    paragraphs: [
      "This is our answer to your complaint:",
      facts.answer,
      "If it does not settle it, answer this email: somebody else of us then reads it again, where there is somebody else.",
    ],
    facts: [{ label: "About", value: facts.about }],
    button: { label: "Who else can help", url: `${appUrl}/complaints` },
    why: WHY,
  };
}
