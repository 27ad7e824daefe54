import { createHmac } from "node:crypto";
import { isSameSignature } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

/** Keeps other texts signed with the same key from passing for one of these. */
const PURPOSE = "lead-alerts";
const DAY_MILLISECONDS = 86_400_000;

export type AlertLink =
  | { state: "open"; installerId: string }
  /** A link of ours that has expired, or may have been one: earlier links carried no date. */
  | { state: "ended" }
  | { state: "unknown" };

/** The end of a link that changes an installer's alerts without signing in; works for `alertLinkDays` from now. */
export function signAlertLink(installerId: string, key: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
  const signature = signatureOf(installerId, day, key).toString("base64url");
  return `${Buffer.from(installerId).toString("base64url")}.${day.toString(36)}.${signature}`;
}

/** The state of such a link, and whose alerts it changes. Errors: none. */
export function readAlertLink(token: string, key: string, now: Date): AlertLink {
  const [id = "", day = "", signature = "", ...more] = token.split(".");
  if (id && day && !signature) return { state: "ended" };
  const installerId = Buffer.from(id, "base64url").toString();
  const signedOn = Number.parseInt(day, 36);
  const given = Buffer.from(signature, "base64url");
  const ours = signatureOf(installerId, signedOn, key);
  if (more.length > 0 || !isSameSignature(given, ours)) return { state: "unknown" };
  const endsAt = (signedOn + limits.alertLinkDays) * DAY_MILLISECONDS;
  return now.getTime() < endsAt ? { state: "open", installerId } : { state: "ended" };
}

function signatureOf(installerId: string, day: number, key: string): Buffer {
  return createHmac("sha256", key).update(`${PURPOSE} ${day} ${installerId}`).digest();
}
