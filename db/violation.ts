/** The names of what our own rules (db/rules) refuse. */
export const REFUSALS = [
  "appeals_decide",
  "append_only",
  "appointments_change",
  "balance_by_ledger",
  "cap_reached",
  "contracts_change",
  "credits_cause",
  "deposits_change",
  "duplicate_lead",
  "files_change",
  "gate_changed",
  "last_administrator",
  "leads_sharing_stays",
  "messages_change",
  "not_approved",
  "outlines_again",
  "outlines_begin",
  "outlines_ever",
  "outlines_lead",
  "outlines_move",
  "outlines_purchase_id",
  "payment_disputed",
  "photos_full",
  "places_by_purchases",
  "projects_move",
  "purchases_end",
  "purchases_outline_id",
  "quotes_change",
  "requests_held",
  "reviews_act",
  "reviews_change",
  "reviews_move",
  "stops_move",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The SQLSTATE of all of them. */
const REFUSED = "FW000";

export interface Violation {
  /** The SQLSTATE, for example 23505 for a unique constraint. */
  code: string;
  /** The name of a table's own constraint. */
  constraint: string | undefined;
  refusal: Refusal | undefined;
  detail: string | undefined;
}

/** What the database objected to, or undefined if the error is of another kind. */
export function violationOf(error: unknown): Violation | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint, detail } = current as Error & Record<"code" | "constraint" | "detail", unknown>;
    if (typeof code !== "string") continue;
    const name = textOf(constraint);
    const said = textOf(detail);
    if (code === REFUSED) return { code, constraint: undefined, refusal: name as Refusal, detail: said };
    if (/^23[0-9A-Z]{3}$/.test(code)) return { code, constraint: name, refusal: undefined, detail: said };
  }
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
