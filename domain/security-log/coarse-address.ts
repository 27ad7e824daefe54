const IPV6_GROUPS_SHOWN = 3;

/**
 * A network address without its end, such as "203.0.113.x" or "2001:db8:12:…": enough to recognise one's own in a mail
 * that others may read. Errors: none.
 */
export function coarseAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.x`;
  const [front = ""] = address.split("::");
  const groups = front.split(":").filter((group) => group !== "");
  return `${groups.slice(0, IPV6_GROUPS_SHOWN).join(":")}:…`;
}

/** Loopback and private networks (RFC 1918, RFC 4193): everybody behind them has the same. */
const NOBODYS =
  /^(::1$|fe80:|f[cd][0-9a-f]{2}:|(::ffff:)?(127\.|10\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/i;

/** Whether a network address says nothing of who is behind it. Errors: none. */
export const isNobodys = (address: string): boolean => NOBODYS.test(address);
