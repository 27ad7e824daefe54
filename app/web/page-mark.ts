import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { env } from "#config/env.ts";
import { isSameSignature, keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

/** Pages that confirm what the visitor has just done. */
type MarkedPage = "request-sent" | "works-sent" | "details-deleted" | "links-ended" | "device-forgotten";

const MINUTE_MILLISECONDS = 60_000;

/**
 * The signed and dated address of a page that confirms something just done; it opens nothing else. Any further words
 * are encrypted, because addresses end up in logs and histories.
 */
export function markedAddress(path: string, page: MarkedPage, now: Date, words?: string): string {
  const at = String(now.getTime());
  const address = `${path}?done=${at}.${signatureOf(page, at).toString("base64url")}`;
  return words === undefined ? address : `${address}&about=${seal(words, `${page} ${at}`)}`;
}

/** Whether we issued this whole address for this page a short while ago. */
export function isMarked(request: Request, page: MarkedPage, now: Date): boolean {
  return readMark(request, page, now) !== undefined;
}

/** The words encrypted in this page's address; undefined if there are none, or if it is not ours or too old. */
export function wordsOfMark(request: Request, page: MarkedPage, now: Date): string | undefined {
  return readMark(request, page, now)?.words;
}

function readMark(request: Request, page: MarkedPage, now: Date): { words?: string } | undefined {
  const { searchParams } = new URL(request.url);
  const [at = "", signature = ""] = (searchParams.get("done") ?? "").split(".");
  const ageMinutes = (now.getTime() - Number(at)) / MINUTE_MILLISECONDS;
  const isOurs = isSameSignature(Buffer.from(signature, "base64url"), signatureOf(page, at));
  if (!isOurs || ageMinutes < 0 || ageMinutes >= limits.thanksMinutes) return undefined;
  const sealed = searchParams.get("about");
  if (sealed === null) return {};
  const words = unseal(sealed, `${page} ${at}`);
  return words === undefined ? undefined : { words };
}

function signatureOf(page: MarkedPage, at: string): Buffer {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "page marks")).update(`${page} ${at}`).digest();
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = () => Buffer.from(keyFor(env().SESSION_SECRET, "page words"), "base64url");

function seal(words: string, belongsTo: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(), nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(belongsTo),
  );
  const sealed = Buffer.concat([cipher.update(words, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function unseal(text: string, belongsTo: string): string | undefined {
  const bytes = Buffer.from(text, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, sealingKey(), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // The address has been tampered with.
    return undefined;
  }
}
