import { dayInWords, proofLabel } from "#content/proofs.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Technology } from "#content/vetting.ts";
import { type ContractOutcome, contractOutcome, type NamesOnRecord } from "#domain/parties/contract-outcome.ts";
import { type FindCheck, found, type KnownFacts, type QuoteCheck } from "#domain/quotes/checks/check.ts";
import { proofsFor } from "#domain/required-checks.ts";

/** The technologies a company is vetted for to do the work of a quote. */
export function technologiesOfQuote({ technology }: Pick<Quote, "technology">): readonly Technology[] {
  return technology === "solar_battery" ? ["solar", "battery"] : [technology];
}

/** What a customer asked for, in a sentence, and the work that answers it; a service that is not here takes any work. */
const askedFor: Partial<Record<string, { inWords: string; answers: readonly Quote["technology"][] }>> = {
  "solar-panels": { inWords: "solar panels", answers: ["solar", "solar_battery"] },
  "battery-storage": { inWords: "a battery", answers: ["battery", "solar_battery"] },
  "heat-pumps": { inWords: "a heat pump", answers: ["heat_pump"] },
  "low-carbon-heating": { inWords: "low carbon heating", answers: ["heat_pump", "other"] },
  "ev-chargers": { inWords: "an EV charger", answers: ["ev_charger"] },
};

const workInWords: Readonly<Record<Quote["technology"], string>> = {
  solar: "solar panels",
  battery: "a battery",
  solar_battery: "solar panels and a battery",
  heat_pump: "a heat pump",
  ev_charger: "an EV charger",
  other: "other work",
};

/** Work that the customer did not ask for. */
export const otherWork = (
  { technology }: Pick<Quote, "technology">,
  { serviceType }: Pick<KnownFacts, "serviceType">,
) => {
  const asked = askedFor[serviceType];
  if (!asked || asked.answers.includes(technology)) return undefined;
  return found("other_work", "technology", { offered: workInWords[technology], asked: asked.inWords });
};

/** Whether MCS certifies this work: grants and most export tariffs ask for its number. */
export function needsMcs(quote: Pick<Quote, "technology">): boolean {
  return technologiesOfQuote(quote).some((technology) => proofsFor(technology).includes("mcs"));
}

/** A proof required for the work that ends before the work may start. */
export function proofEnds(
  quote: Quote,
  { today, proofEnds: ends }: Pick<KnownFacts, "today" | "proofEnds">,
): QuoteCheck | undefined {
  const technologies = technologiesOfQuote(quote);
  const said = ends
    .filter(({ technology, endsOn }) => technologies.includes(technology) && endsOn < quote.earliestStart)
    .map(({ proof, endsOn }) => {
      const words = proofLabel(proof);
      const verb = endsOn < today ? "ended" : "ends";
      return found("proof_ends", "earliestStart", { proof: words, ends: verb, day: dayInWords(endsOn) });
    });
  const [first] = said;
  const each = (words: "text" | "question") => [...new Set(said.map((check) => check[words]))].join(" ");
  return first && { ...first, text: each("text"), question: each("question") };
}

/** An MCS number other than the one we checked. */
export const certificate: FindCheck = (quote, { checkedMcsNumber }) => {
  if (!needsMcs(quote)) return undefined;
  const given = plain(quote.mcsNumber);
  return given !== "" && given === plain(checkedMcsNumber) ? undefined : found("certificate", "mcsNumber");
};

/** A contract with a company other than the one we checked. */
export const party: FindCheck = (quote, { names }) => {
  const { outcome, against } = partyOutcome(quote, names);
  if (outcome !== "different") return undefined;
  const check = found("party", "party.legalName", {
    a: quote.party.legalName,
    b: against ?? "the company we checked",
  });
  return against === null ? check : { ...check, holder: against };
};

/** "Bright Roofs is a trading name of Acme Solar Ltd."; undefined where the party has the very name that we know. */
export function tradingNameInWords(quote: Pick<Quote, "party">, names: NamesOnRecord): string | undefined {
  const { outcome, against } = partyOutcome(quote, names);
  return outcome === "trading_name" && against !== null
    ? `${quote.party.legalName} is a trading name of ${against}.`
    : undefined;
}

/** How the party of a quote compares with the names that we have on record. */
export function partyOutcome({ party: signing }: Pick<Quote, "party">, names: NamesOnRecord): ContractOutcome {
  return contractOutcome(names, { name: signing.legalName, companyNumber: signing.companyNumber || null });
}

/** "NAP-12345" and "nap 12345" are the same number. */
function plain(number: string | null | undefined): string {
  return (number ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
}
