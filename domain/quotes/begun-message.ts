import { limits } from "#config/limits.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { factByLabel } from "#domain/quotes/quote-words.ts";

/** Before the name of a fact, in what a link asks about; a check is asked about by its id. */
const FACT = "fact:";

/** What a link asks about: a fact of the sheet by its label. */
export const aboutFact = (label: string) => `${FACT}${label}`;

type AskedQuote = Pick<CustomerQuote, "quote" | "checks" | "status" | "sentAt">;

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/London" });

/**
 * The start of a message that asks about a quote, for the customer to change and send: a question for each of these
 * checks and facts, in the order given. Names that this quote does not have are left out; "" if none is left.
 */
export function begunMessage(quote: AskedQuote, about: readonly string[]): string {
  const questions = [...new Set(about)].flatMap((key) => questionOf(quote, key) ?? []);
  const asked = questions.slice(0, limits.questionsAskedMax);
  const [first] = asked;
  if (first === undefined) return "";
  const listed = asked.length === 1 ? first : asked.map((question, index) => `${index + 1}. ${question}`).join("\n");
  const before = quote.status === "sent" ? " Before we decide:" : "";
  return `Thank you for the quote of ${days.format(quote.sentAt)}.${before}\n\n${listed}`;
}

function questionOf({ checks, quote }: AskedQuote, key: string): string | undefined {
  if (!key.startsWith(FACT)) return checks.find(({ id }) => id === key)?.question;
  const label = key.slice(FACT.length);
  const fact = factByLabel(quote, label);
  if (!fact) return undefined;
  if (fact.value === null) return `Your quote does not say: ${label}. What is it?`;
  return `Your quote says “${fact.name}: ${cut(fact.value)}”. Could you tell us more about that?`;
}

const SHOWN_MAX = 80;

/** Of a long text only its beginning. */
const cut = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);
