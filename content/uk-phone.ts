// Area codes and their written forms: Ofcom's National Telephone Numbering Plan. Digits are without the leading 0.
const AREA_CODES_OF_FIVE = "13873|15242|1539[456]|1697[347]|1768[347]|19467";
const SPLITS: [RegExp, number[]][] = [
  [new RegExp(`^(?:${AREA_CODES_OF_FIVE})\\d{4,5}$`), [5]],
  [/^(?:11\d|1\d1)\d{7}$/, [3, 3]],
  [/^1\d{8,9}$/, [4]],
  [/^(?:2\d|5\d|70|76(?!24))\d{8}$/, [2, 4]],
  [/^7\d{9}$/, [4]],
  [/^8001111$/, [3]],
  [/^(?:800|500)\d{6}$/, [3]],
  [/^[389]\d{9}$/, [3, 3]],
];

/** "+447700900123" as people in the UK write it: "07700 900123". Anything else is returned unchanged. */
export function nationalPhone(e164: string): string {
  const digits = /^\+44(\d{7,10})$/.exec(e164)?.[1];
  if (!digits) return e164;
  const split = SPLITS.find(([pattern]) => pattern.test(digits))?.[1] ?? [];
  return `0${groups(digits, split).join(" ")}`;
}

/** The `tel:` address for the number. */
export function phoneHref(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, "")}`;
}

function groups(digits: string, [first, ...others]: number[]): string[] {
  if (first === undefined) return [digits];
  return [digits.slice(0, first), ...groups(digits.slice(first), others)];
}
