/** Every expected failure of the business, by name. The web layer maps each to a status, a title and a message. */
export type DomainErrorCode =
  | "invalid_input"
  | "invalid_cursor"
  | "not_signed_in"
  | "key_paused"
  | "key_expired"
  | "scope_required"
  | "not_admin"
  | "not_approved"
  | "role_required"
  | "two_factor_required"
  | "not_found"
  | "lead_unavailable"
  | "already_purchased"
  | "duplicate_lead"
  | "proof_ended"
  | "buying_paused"
  | "limit_reached"
  | "insufficient_credits"
  | "payment_disputed"
  | "idempotency_key_reused"
  | "payment_failed"
  | "payments_off"
  | "too_late"
  | "already_requested"
  | "already_refunded"
  | "review_not_open"
  | "already_reviewed"
  | "already_disputed"
  | "already_open"
  | "link_invalid"
  | "link_expired"
  | "link_revoked"
  | "read_only_link"
  | "project_closed"
  | "no_customer_page"
  | "replace_limit"
  | "slot_gone"
  | "customer_picks"
  | "outlines_full"
  | "outline_gone"
  | "outlines_barred"
  | "contact_details_in_text"
  | "quote_changed"
  | "quote_ended"
  | "quote_open"
  | "stop_overdue"
  | "stop_open"
  | "buying_held"
  | "already_appealed"
  | "account_exists"
  | "too_many_requests"
  | "conflict"
  | "account_closed"
  | "already_admin"
  | "last_admin"
  | "own_roles"
  | "own_company"
  | "last_owner"
  | "other_company"
  | "own_request"
  | "own_decision"
  | "user_not_confirmed"
  | "user_not_found";

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An expected failure: the caller did nothing technically wrong, but the business says no. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** For `invalid_input`: what is wrong, by field name, as sentences for people. */
  readonly fields: FieldErrors;
  /** For people, instead of the code's own wording, where that could not name what is meant. */
  readonly words: string | undefined;
  /** For `too_many_requests`, if known: how long to wait before trying again. */
  readonly waitSeconds: number | undefined;

  constructor(
    code: DomainErrorCode,
    options: { message?: string; fields?: FieldErrors; words?: string; waitSeconds?: number } = {},
  ) {
    super(options.message ?? code);
    this.name = "DomainError";
    this.code = code;
    this.fields = options.fields ?? {};
    this.words = options.words;
    this.waitSeconds = options.waitSeconds;
  }
}
