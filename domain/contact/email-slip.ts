import { commonMailDomains, othersMailDomains, wrongMailDomains } from "#content/mail-domains.ts";

/** Shorter names are one letter away from too many others: sky.com from ski.com, live.com from love.com. */
const NAME_LENGTH_MIN = 5;

/**
 * The domain that was probably meant, for an email address whose own is one slip away from that of a common provider:
 * one letter too many, missing or wrong, or two swapped. Of a short name only the ending can be wrong. Undefined for
 * anything else: for the domain of a provider, and for what is no address.
 */
export function meantDomain(address: string): string | undefined {
  const [name = "", typed = "", ...more] = address.trim().toLowerCase().split("@");
  if (name === "" || typed === "" || more.length > 0) return undefined;
  if (commonMailDomains.includes(typed) || othersMailDomains.includes(typed)) return undefined;
  if (Object.hasOwn(wrongMailDomains, typed)) return wrongMailDomains[typed];
  return commonMailDomains.find((domain) => isSlipOf(domain, typed));
}

/** The address with the domain that was meant. */
export function withDomain(address: string, domain: string): string {
  return `${address.trim().split("@")[0]}@${domain}`;
}

function isSlipOf(domain: string, typed: string): boolean {
  const name = domain.slice(0, domain.indexOf("."));
  if (name.length < NAME_LENGTH_MIN && !typed.startsWith(`${name}.`)) return false;
  const start = sameStart(domain, typed);
  const right = domain.slice(start);
  const wrong = typed.slice(start);
  const isSwapped = right.slice(0, 2) === `${wrong[1]}${wrong[0]}` && right.slice(2) === wrong.slice(2);
  const isTooLong = right === wrong.slice(1);
  const isTooShort = right.slice(1) === wrong;
  return isSwapped || isTooLong || isTooShort || right.slice(1) === wrong.slice(1);
}

function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
