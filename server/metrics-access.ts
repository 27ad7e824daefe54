import { createHash, timingSafeEqual } from "node:crypto";
import { bearerKeyOf } from "#app/routes/api/parts/bearer-key.ts";

/** The headers that proxies add to requests they pass on. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/i;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+|::1)$/i;

/** Allowed from this machine without a proxy, or with the operator's token. */
export function mayReadMetrics(headers: Headers, socketAddress: string, token: string | undefined): boolean {
  const given = bearerKeyOf(headers);
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  return LOOPBACK.test(socketAddress) && ![...headers.keys()].some((name) => FORWARDED.test(name));
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
