import { fileForPrograms } from "#domain/files/file.ts";
import type { ExaminedQuote } from "#domain/quotes/check-quote.ts";
import type { QuoteChecks } from "#domain/quotes/checks/checks.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";
import { partSums } from "#domain/quotes/sheet/line-sums.ts";

// Output of the JSON API. Programs rely on these fields; each is described in content/open-api/.

/** A revision as its company's programs see it: `SentQuote` of the API description. */
export function quoteForPrograms({ words, sentAt, files, ...sent }: SentQuote) {
  const { id, purchaseId, option, revision, technology, status, validUntil, dataDate } = sent;
  return {
    id,
    purchaseId,
    option,
    revision,
    technology,
    status,
    sentAt: sentAt?.toISOString() ?? null,
    validUntil,
    dataDate,
    netPence: words?.sums.netPence ?? null,
    vatPence: words?.sums.vatPence ?? null,
    totalPence: sent.totalPence,
    duePence: sent.duePence,
    depositPence: sent.depositPence,
    parts: words?.parts ?? null,
    quote: words?.quote ?? null,
    files: files.map(fileForPrograms),
    remarks: words ? remarksForPrograms(words.checks) : null,
  };
}

/** A quote that was only checked: `TriedQuote` of the API description. */
export function triedQuoteForPrograms({ quote, figures, checks }: Omit<ExaminedQuote, "party">) {
  const { netPence, vatPence, totalPence, duePence, depositPence } = figures;
  return {
    netPence,
    vatPence,
    totalPence,
    duePence,
    depositPence,
    parts: partSums(quote) ?? null,
    remarks: remarksForPrograms(checks),
  };
}

function remarksForPrograms({ facts, checks, priceCompared }: QuoteChecks) {
  return {
    facts: { given: facts.given, of: facts.of, missing: facts.missing, text: facts.text },
    checks: checks.map(({ id, field, text, hint = null }) => ({ id, field, text, hint })),
    priceCompared,
  };
}
