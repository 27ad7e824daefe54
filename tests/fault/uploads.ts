import { randomUUID } from "node:crypto";
import type { Answer } from "#tests/fault/client.ts";
import type { SignedIn, Site } from "#tests/fault/site.ts";
import { aPdf } from "#tests/support/documents.ts";

/** A company's upload with files; repeating it changes nothing. */
export interface Upload {
  name: string;
  send(): Promise<Answer | undefined>;
  /** The status once it is stored. */
  kept: number;
  /** Whether this text says that it could not be stored. */
  refused(words: string): boolean;
  messageId?: string;
}

export function aDocument({ client }: SignedIn, bytes: number): Upload {
  const fields = { form: "document", id: randomUUID(), kind: "insurance", reference: "POL-77", expiresOn: inAYear() };
  const form = aForm(fields, "document", [bytes]);
  return {
    name: "a document",
    send: () => client.ask("/profile", { form }),
    kept: 302,
    refused: (words) => words.includes("could not be saved"),
  };
}

export function aMessage({ client }: SignedIn, purchaseId: string, sizes: number[]): Upload {
  const messageId = randomUUID();
  const form = aForm({ intent: "send", id: messageId, text: "Two plans of your roof." }, "files", sizes);
  return {
    name: "a message with files",
    send: () => client.ask(`/leads/purchases/${purchaseId}/messages`, { form }),
    kept: 302,
    refused: (words) => words.includes("We could not send your message"),
    messageId,
  };
}

export function aQuoteFile(
  { visitor }: Site,
  { company, quoteId, bytes }: { company: SignedIn; quoteId: string; bytes: number },
): Upload {
  const headers = { authorization: `Bearer ${company.key}`, "idempotency-key": randomUUID() };
  const form = aForm({}, "file", [bytes]);
  return {
    name: "a file of a quote",
    send: () => visitor().ask(`/api/v1/quotes/${quoteId}/files`, { form, headers }),
    kept: 201,
    refused: (words) => words.includes("The fault is ours"),
  };
}

function aForm(fields: Record<string, string>, field: string, sizes: number[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  sizes.forEach((bytes, index) => {
    const content = aPdf(String(index).repeat(bytes));
    form.append(field, new Blob([Buffer.from(content)], { type: "application/pdf" }), `paper-${index}.pdf`);
  });
  return form;
}

function inAYear(): string {
  const now = new Date();
  return new Date(now.setFullYear(now.getFullYear() + 1)).toISOString().slice(0, 10);
}
