type Outcome = "same" | "trading_name" | "different" | "unknown";

/** What a name on a contract is compared with, in this order. */
export const recordsOfName = [
  { record: "mcsHolder", label: "MCS certificate" },
  { record: "insured", label: "Insurance" },
  { record: "register", label: "Companies House" },
] as const;

export const nameOutcomeWords: Readonly<Record<Outcome, string>> = {
  same: "The same name",
  trading_name: "A trading or former name",
  different: "Another name",
  unknown: "Not checked",
};

const NOT_THE_HOLDER =
  "This is not the certificate holder. Under MCS rules the company you sign with must hold the certificate. Ask before you sign.";
const NOT_CHECKED_BY_US = "This is not the company that we checked. Ask before you sign.";
const NOTHING_KNOWN = "We know no name to compare this with. Ask before you sign.";

/** What a customer reads of a name on their contract. */
export function contractNameWords({
  name,
  outcome,
  each,
  against,
}: {
  name: string;
  outcome: Outcome;
  each: { mcsHolder: Outcome };
  against: string | null;
}): string {
  switch (outcome) {
    case "different":
      return each.mcsHolder === "different" ? NOT_THE_HOLDER : NOT_CHECKED_BY_US;
    case "trading_name":
      return `${name} is a trading name of ${against ?? "the company that we checked"}.`;
    case "same":
      return "This is the company that we checked.";
    case "unknown":
      return NOTHING_KNOWN;
  }
}
