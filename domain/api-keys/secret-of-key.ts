import { createHash } from "node:crypto";

const KEY = /^fw_live_[\w-]{43}$/;
/** Enough for owners to tell their keys apart, far too little to guess the rest. */
const PREFIX_LENGTH = 12;

/** The key as its program sends it, made of 32 random bytes from the caller. */
export function writeKey(random: Uint8Array): string {
  return `fw_live_${Buffer.from(random).toString("base64url")}`;
}

/** The part of a key that the page shows afterwards. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/** What the database stores of a key: its SHA-256; undefined for anything that cannot be one of ours. */
export function hashOfKey(key: string): string | undefined {
  return KEY.test(key) ? createHash("sha256").update(key).digest("base64url") : undefined;
}
