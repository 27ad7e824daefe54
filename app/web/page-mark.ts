import { createHmac } from "node:crypto";
import { env } from "#config/env.ts";
import { isSameSignature, keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

/** Pages about something that has just been done. */
type MarkedPage = "request-sent" | "details-deleted";

const MINUTE_MILLISECONDS = 60_000;

/** The address of a page about something just done, with our signature and the time; it opens nothing else. */
export function markedAddress(path: string, page: MarkedPage, now: Date): string {
  const at = String(now.getTime());
  return `${path}?done=${at}.${signatureOf(page, at).toString("base64url")}`;
}

/** Whether we issued this address for this page a short while ago. */
export function isMarked(request: Request, page: MarkedPage, now: Date): boolean {
  const [at = "", signature = ""] = (new URL(request.url).searchParams.get("done") ?? "").split(".");
  const ageMinutes = (now.getTime() - Number(at)) / MINUTE_MILLISECONDS;
  const isOurs = isSameSignature(Buffer.from(signature, "base64url"), signatureOf(page, at));
  return isOurs && ageMinutes >= 0 && ageMinutes < limits.thanksMinutes;
}

function signatureOf(page: MarkedPage, at: string): Buffer {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "page marks")).update(`${page} ${at}`).digest();
}
