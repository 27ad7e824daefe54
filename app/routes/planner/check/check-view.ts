import { errorsByName } from "#app/routes/planner/form/errors-by-name.ts";
import { inOrder } from "#app/web/forms/in-order.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import { inputMessages } from "#content/planner/input-messages.ts";
import { claimFields, priceFields } from "#content/planner/quote-check.ts";
import { lastOf } from "#domain/planner/inputs/query.ts";
import { type Asking, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { type ReadQuoteCheck, readPriceQuery, readQuoteCheckQuery } from "#domain/planner/inputs/read-quote-check.ts";
import { type ClaimVerdict, claimVerdict, quoteRange } from "#domain/planner/plan/quote-range.ts";
import { savingRange } from "#domain/planner/plan/saving-range.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { checksOfTyped, readTypedQuote, type TypedQuote } from "#domain/quotes/any-quote.ts";
import { type PricedWork, type PriceLine, priceLine } from "#domain/quotes/checks/price-line.ts";

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
  found: {
    /** Null: no price was typed. */
    price: PriceLine | null;
    /** What to ask about; null where nothing of the kind was typed. */
    checks: { texts: readonly string[]; isMcsLike: boolean } | null;
    /** For panels. */
    roof: { place: string; kwh: CheckedClaim; saving: CheckedClaim | null } | null;
  } | null;
}

/** What the page of a check shows; reports no errors before anything was asked. */
export function checkView(query: URLSearchParams, asking: Asking): CheckView {
  const typed = query.toString();
  if (typed === "") return { typed, errors: {}, found: null };
  const priced = readPriceQuery(query);
  const isForPanels = (lastOf(query, priceFields.work.query) ?? "solar") === "solar";
  const needsPlace =
    isClaimed(query) ||
    typedIn(query, claimFields.kwh.query, placeField.query) ||
    !typedIn(query, priceFields.pounds.query);
  const read = isForPanels && needsPlace ? readQuoteCheckQuery(query, asking) : undefined;
  const quote = readTypedQuote(query);
  const home = read && isClaimed(query) ? readQuery(query, asking) : undefined;
  const errors = [home, read, priced, isForPanels ? undefined : wrongPlace(query, asking)].map((part) =>
    part && "errors" in part ? errorsByName(part.errors, query) : {},
  );
  const all = Object.assign({}, ...errors, "errors" in quote ? quote.errors : {});
  if (isForPanels && !needsPlace && !typedIn(query, arrayFields.kwp.query))
    all.kwp = [inputMessages.number(arrayFields.kwp.min, arrayFields.kwp.max)];
  if ("errors" in priced || "errors" in quote || Object.keys(all).length > 0)
    return { typed, errors: inOrder([...query.keys()], all), found: null };
  const roof = read && "place" in read ? read : undefined;
  const size = quote.size ?? 0;
  return {
    typed,
    errors: {},
    found: {
      price:
        priced.pounds === null
          ? null
          : priceLine({ kind: kinds[priced.work] ?? "other", pounds: priced.pounds, size }, asking.today),
      checks: checksIn(quote, roof, asking.today),
      roof: roof ? checkedRoof(roof, home && "inputs" in home ? home : undefined, asking.today) : null,
    },
  };
}

function checksIn(quote: TypedQuote, roof: Extract<ReadQuoteCheck, { place: unknown }> | undefined, today: string) {
  const { depositPence, firm, validDays, insuredYears, mcsNumber, startsOn, yieldKwh, pricePence } = quote;
  const isSaid = [depositPence, firm, validDays, insuredYears, mcsNumber, startsOn, yieldKwh, pricePence].some(
    (fact) => fact !== null,
  );
  if (!isSaid) return null;
  const found = checksOfTyped(quote, {
    today,
    serviceType: null,
    heatPumpKw: null,
    sapRegion: roof?.place.sapRegion,
    roofs: roof ? [roof.array] : [],
  });
  const isMcsLike = mcsNumber !== null && found.every(({ id }) => id !== "certificate");
  return { texts: found.map(({ text }) => text), isMcsLike };
}

const kinds: Readonly<Record<string, PricedWork["kind"]>> = { solar: "solar", heat_pump: "heatPump" };

/** A place that was typed has to exist, whatever the quote is for. */
function wrongPlace(query: URLSearchParams, { findPlace }: Asking) {
  const typed = lastOf(query, placeField.query);
  return typed && !findPlace(typed) ? { errors: { [placeField.path]: [inputMessages.postcode] } } : undefined;
}

function checkedRoof(
  { place, array, claimedKwh, claimedSavingPounds }: Extract<ReadQuoteCheck, { place: unknown }>,
  home: Parameters<typeof savingRange>[0] | undefined,
  today: string,
) {
  const { low, central, high } = quoteRange(place, array);
  const kwh = { low, central, high, claimed: claimedKwh, verdict: claimVerdict(claimedKwh, [low, central, high]) };
  return {
    place: locationName(place.outwardCode),
    kwh,
    saving: home ? savingOf(home, claimedSavingPounds, today) : null,
  };
}

const typedIn = (query: URLSearchParams, ...names: string[]) => names.some((name) => lastOf(query, name) !== undefined);
const isClaimed = (query: URLSearchParams) => typedIn(query, claimFields.savingPounds.query);

function savingOf(home: Parameters<typeof savingRange>[0], claimed: number | null, today: string): CheckedClaim {
  const [low, central, high] = savingRange(home, today);
  return { low, central, high, claimed, verdict: claimVerdict(claimed, [low, central, high]) };
}
