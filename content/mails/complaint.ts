import type { Letter } from "#content/mails/letter.ts";
import { greeting, serviceInWords, whoInSentence } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";

export interface ComplaintFacts {
  /** Of the recipient. */
  name: string;
  /** Of the customer. */
  firstName: string;
  company: string;
  serviceLabel: string;
  /** What it is about, as the customer chose. */
  about: string;
  /** The London day of our answer at the latest. */
  answerBy: string;
  isUpheld: boolean;
  /** Ours, written for the recipient; empty before the decision. */
  reasons: string;
  path: string;
}

export function complaintReceivedLetter(facts: ComplaintFacts, appUrl: string): Letter {
  const by = dayInWords(facts.answerBy);
  return {
    subject: "We have your complaint",
    preheader: `We answer by ${by}.`,
    greeting: greeting(facts.name),
    paragraphs: [
      `We have your complaint about ${facts.company} and your request for ${serviceInWords(facts.serviceLabel)}. One of us reads it, hears the company where that helps, and decides. You get our answer with its reasons by ${by}.`,
      "The company is not shown your words. It is told what we decide, and why.",
    ],
    facts: [{ label: "About", value: facts.about }],
    button: { label: "Open my complaint", url: `${appUrl}${facts.path}` },
    why: "You get this email because you complained about a company through us.",
  };
}

export function complaintDecidedLetter(facts: ComplaintFacts, appUrl: string): Letter {
  return {
    subject: "Our answer to your complaint",
    preheader: facts.isUpheld ? "It is upheld." : "It is not upheld.",
    greeting: greeting(facts.name),
    paragraphs: [
      `Your complaint about ${facts.company} is ${facts.isUpheld ? "upheld: you were right to complain" : "not upheld"}. These are our reasons:`,
      facts.reasons,
      "The company has our decision too. If you signed a contract with it, you keep every right that you have against it.",
    ],
    button: { label: "Open my complaint", url: `${appUrl}${facts.path}` },
    why: "You get this email because you complained about a company through us.",
  };
}

export function complaintDecidedCompanyLetter(facts: ComplaintFacts, appUrl: string): Letter {
  return {
    subject: `A complaint by ${whoInSentence(facts.firstName)} is decided`,
    preheader: facts.isUpheld ? "It is upheld." : "It is not upheld.",
    greeting: greeting(facts.name),
    paragraphs: [
      `${facts.firstName} complained to us about your company. We have decided: the complaint is ${facts.isUpheld ? "upheld" : "not upheld"}. These are our reasons:`,
      facts.reasons,
      "If you see it otherwise, answer this email. Please do not take it up with the customer.",
    ],
    facts: [
      { label: "Lead", value: serviceInWords(facts.serviceLabel) },
      { label: "About", value: facts.about },
    ],
    button: { label: "Open this lead", url: `${appUrl}${facts.path}` },
    why: "You get this email because your company bought this lead.",
  };
}
