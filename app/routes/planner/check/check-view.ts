import { errorsByName } from "#app/routes/planner/form/errors-by-name.ts";
import { claimFields } from "#content/planner/quote-check.ts";
import { type Asking, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { readQuoteCheckQuery } from "#domain/planner/inputs/read-quote-check.ts";
import { type ClaimVerdict, claimVerdict, quoteRange } from "#domain/planner/plan/quote-range.ts";
import { savingRange } from "#domain/planner/plan/saving-range.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";

/** A claim beside our range, in kWh or pounds. */
export interface CheckedClaim {
  low: number;
  central: number;
  high: number;
  claimed: number | null;
  verdict: ClaimVerdict | null;
}

export interface CheckView {
  /** Everything typed, as a query. */
  typed: string;
  /** Messages by field name. */
  errors: Readonly<Record<string, readonly string[]>>;
  found: { place: string; kwh: CheckedClaim; saving: CheckedClaim | null } | null;
}

/** What the page of a check shows; reports no errors before anything was asked. */
export function checkView(query: URLSearchParams, asking: Asking): CheckView {
  const typed = query.toString();
  if (typed === "") return { typed, errors: {}, found: null };
  const read = readQuoteCheckQuery(query, asking);
  const home = isClaimed(query) ? readQuery(query, asking) : undefined;
  const errors = {
    ...(home && "errors" in home ? errorsByName(home.errors, query) : {}),
    ...("errors" in read ? errorsByName(read.errors, query) : {}),
  };
  if ("errors" in read || Object.keys(errors).length > 0) return { typed, errors, found: null };
  const { place, array, claimedKwh, claimedSavingPounds } = read;
  const { low, central, high } = quoteRange(place, array);
  const kwh = { low, central, high, claimed: claimedKwh, verdict: claimVerdict(claimedKwh, [low, central, high]) };
  const saving = home && "inputs" in home ? savingOf(home, claimedSavingPounds, asking.today) : null;
  return { typed, errors, found: { place: locationName(place.outwardCode), kwh, saving } };
}

const isClaimed = (query: URLSearchParams) => (query.get(claimFields.savingPounds.query) ?? "").trim() !== "";

function savingOf(home: Parameters<typeof savingRange>[0], claimed: number | null, today: string): CheckedClaim {
  const [low, central, high] = savingRange(home, today);
  return { low, central, high, claimed, verdict: claimVerdict(claimed, [low, central, high]) };
}
