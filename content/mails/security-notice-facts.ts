/** What somebody's account did that outlives the session. */
export type NoticedKind =
  | "api_key_made"
  | "webhook_made"
  | "webhook_changed"
  | "data_exported"
  | "admin_granted"
  | "admin_revoked";

export interface SecurityNoticeFacts {
  mail: "security-notice";
  to: string;
  contactName: string;
  kind: NoticedKind;
  /** ISO 8601. */
  at: string;
  /** The name of a key, the host of a webhook; null where nothing more is to be said. */
  detail: string | null;
  device: string | null;
  /** Near enough to know one's own, and no more. */
  fromAddress: string | null;
  /** The reader did it to somebody else's account. */
  byReader: boolean;
}
