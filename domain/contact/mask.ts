const HIDDEN = "•••";
/** Anything shorter is not a UK number, and five visible digits would give it away. */
const PHONE_DIGITS_MIN = 9;

/**
 * `sarah@gmail.com` → `s•••@g•••.com`: keeps the first letter of the name and of the domain, and the last label. Text
 * that is not an address is hidden after its first letter; empty text stays empty. Source: decisions.md, section 10.
 */
export function maskEmail(email: string): string {
  const address = email.trim();
  if (address === "") return "";
  const at = address.lastIndexOf("@");
  if (at < 0) return hidden(address);
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const lastLabel = dot < 0 ? "" : domain.slice(dot);
  return `${hidden(address.slice(0, at))}@${hidden(dot < 0 ? domain : domain.slice(0, dot))}${lastLabel}`;
}

/**
 * `+447700900123` or `07700 900123` → `07••• •••123`: keeps the first two and last three digits of the national number,
 * in the same shape for every length. Text too short to be a number is hidden entirely; empty text stays empty. Source:
 * decisions.md, section 10.
 */
export function maskPhone(phone: string): string {
  if (phone.trim() === "") return "";
  const digits = nationalDigits(phone);
  return digits.length < PHONE_DIGITS_MIN ? HIDDEN : `${digits.slice(0, 2)}${HIDDEN} ${HIDDEN}${digits.slice(-3)}`;
}

function hidden(text: string): string {
  return `${Array.from(text)[0] ?? ""}${HIDDEN}`;
}

function nationalDigits(phone: string): string {
  const digits = phone.replace(/\(0\)/, "").replace(/\D/g, "");
  return /^\s*(?:\+|00)44/.test(phone) ? digits.replace(/^(?:00)?440?/, "0") : digits;
}
