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
