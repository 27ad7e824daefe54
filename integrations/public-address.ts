import { lookup as resolve } from "node:dns";
import { BlockList, isIPv4, type LookupFunction } from "node:net";

/** Networks outside the public internet: IANA's special-purpose registries for IPv4 and IPv6. */
const V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Only 2000::/3 of IPv6 has been allocated; within it, these embed other addresses or are for examples. */
const V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = listOf([...V4, ...V6]);
const givenOut = listOf(["2000::/3"]);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIPv4(address) ? "ipv4" : "ipv6");
  }
  return list;
}

/** Whether an IP address belongs to the public internet. Anything that is not an IP address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return givenOut.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** A name resolves to an address in a private network. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/** Resolves a name for a connection; fails with `PrivateAddress` if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, "");
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddress("The name stands for an address of a private network."), "");
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
