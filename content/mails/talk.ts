import type { Letter } from "#content/mails/letter.ts";
import { greeting } from "#content/mails/plain-words.ts";

export interface MessageFacts {
  /** Whom we greet. */
  name: string;
  /** The company to the customer, the customer's first name to the company. */
  sender: string;
  /** Oldest first. */
  texts: readonly string[];
  path: string;
}

export function messageLetter({ name, sender, texts, path }: MessageFacts, appUrl: string): Letter {
  const [first = ""] = texts;
  return {
    subject: `Message from ${sender}`,
    preheader: first.slice(0, PREHEADER_LENGTH),
    greeting: greeting(name),
    paragraphs: [
      texts.length === 1 ? `${sender} has written to you:` : `${sender} has sent you ${texts.length} messages:`,
    ],
    facts: texts.map((value, index) => ({ label: index === 0 ? "Message" : "Then", value })),
    button: { label: "Read and answer", url: `${appUrl}${path}` },
    after: ["Please answer there: an answer to this email reaches us and not them."],
    why: "You get this email because you and they are in touch about one request. There is at most one in ten minutes.",
  };
}

const PREHEADER_LENGTH = 90;
