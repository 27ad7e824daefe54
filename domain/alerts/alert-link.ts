import { createHmac } from "node:crypto";
import { isSameSignature } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

/** Keeps other texts signed with the same key from passing for one of these. */
const PURPOSE = "lead-alerts";
const DAY_MILLISECONDS = 86_400_000;

export type AlertLink =
  | { state: "open"; memberId: number }
  /** A link of ours that has expired, or may have been one: earlier links carried no date. */
  | { state: "ended" }
  | { state: "unknown" };

/**
 * The end of a link that changes somebody's alerts without signing in; works for `alertLinkDays` from now, while they
 * are in the company. `memberId` names their time there, so that another does not revive it.
 */
export function signAlertLink(memberId: number, key: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
  const signature = signatureOf(`${memberId}`, day, key).toString("base64url");
  return `${Buffer.from(`${memberId}`).toString("base64url")}.${day.toString(36)}.${signature}`;
}

/** The state of such a link, and whose alerts it changes. Errors: none. */
export function readAlertLink(token: string, key: string, now: Date): AlertLink {
  const [id = "", day = "", signature = "", ...more] = token.split(".");
  if (id && day && !signature) return { state: "ended" };
  const memberId = Buffer.from(id, "base64url").toString();
  const signedOn = Number.parseInt(day, 36);
  const given = Buffer.from(signature, "base64url");
  const ours = signatureOf(memberId, signedOn, key);
  if (more.length > 0 || !isSameSignature(given, ours)) return { state: "unknown" };
  const endsAt = (signedOn + limits.alertLinkDays) * DAY_MILLISECONDS;
  return now.getTime() < endsAt ? { state: "open", memberId: Number(memberId) } : { state: "ended" };
}

function signatureOf(memberId: string, day: number, key: string): Buffer {
  return createHmac("sha256", key).update(`${PURPOSE} ${day} ${memberId}`).digest();
}
