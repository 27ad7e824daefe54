/**
 * The client's address. Each of our `proxies` has appended the address it saw to X-Forwarded-For, so the client's is
 * that many from the right; anything further left was written by the client and is not believed.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0 || !forwardedFor) return plain(socketAddress);
  const chain = forwardedFor.split(",").map((entry) => entry.trim());
  return plain(chain[Math.max(0, chain.length - proxies)] || socketAddress);
}

const IPV6_GROUPS = 8;

/** Some proxies append the port, which must not make anybody look like somebody else. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i;

/**
 * An IPv4 address in IPv6 form counts as the same address; of an IPv6 address the network counts, as one customer holds
 * all of it.
 */
function plain(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = (v4 ?? v6 ?? address).replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 45);
  return bare.includes(":") ? network(bare.toLowerCase()) : bare;
}

/** The first half of an IPv6 address, with the zeros that "::" leaves out. */
function network(address: string): string {
  const [before = [], after] = address.split("::", 2).map((half) => half.split(":").filter(Boolean));
  const zeros = after ? Math.max(0, IPV6_GROUPS - before.length - after.length) : 0;
  return [...before, ...Array<string>(zeros).fill("0"), ...(after ?? [])].slice(0, IPV6_GROUPS / 2).join(":");
}
