import { createHmac } from "node:crypto";
import { BlockList, isIP } from "node:net";

const ours = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  ours.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  ours.addSubnet(network, bits, "ipv6");
}

/**
 * A keyed hash of a network address, which tells whether two senders share one and says nothing else. Null for private
 * and loopback addresses: whoever is behind those is not known. Errors: none.
 */
export function hashOfAddress(address: string, key: string): string | null {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  const kind = isIP(plain);
  if (kind !== 0 && ours.check(plain, kind === 4 ? "ipv4" : "ipv6")) return null;
  return createHmac("sha256", key).update(plain).digest("base64url");
}
