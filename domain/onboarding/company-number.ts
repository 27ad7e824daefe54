import type { LegalForm } from "#content/onboarding.ts";

/** The letters before the digits of a Companies House number; numbers from England and Wales have none. */
const PREFIXES: Partial<Record<LegalForm, readonly string[]>> = {
  limited: ["", "SC", "NI", "R0"],
  llp: ["OC", "SO", "NC"],
};
const ALL_PREFIXES = [
  "",
  "AC",
  "CE",
  "CS",
  "EN",
  "ES",
  "FC",
  "GE",
  "GN",
  "GS",
  "IC",
  "IP",
  "LP",
  "NA",
  "NC",
  "NF",
  "NI",
  "NL",
  "NO",
  "NP",
  "NR",
  "NV",
  "NZ",
  "OC",
  "OE",
  "PC",
  "R0",
  "RC",
  "RS",
  "SA",
  "SC",
  "SE",
  "SF",
  "SG",
  "SI",
  "SL",
  "SO",
  "SP",
  "SR",
  "SZ",
  "ZC",
];

const LENGTH = 8;
/** People often leave out one leading zero; a number missing more is mistyped. */
const TYPED_MIN = 7;
/** A registered society from before 2014 ends in an R. */
const SHAPE = /^(?:\d{8}|[A-Z]{2}\d{6}|R0\d{6}|(?:IP|SP|NP)\d{5}R)$/;

/**
 * A company's number as Companies House prints it: 8 characters, either digits or two letters and six digits, without
 * spaces, in capitals. A number of digits alone may come without its leading zero. Undefined for anything else.
 */
export function parseCompanyNumber(text: string): string | undefined {
  const plain = text.replace(/\s/g, "").toUpperCase();
  const number = /^\d+$/.test(plain) && plain.length >= TYPED_MIN ? plain.padStart(LENGTH, "0") : plain;
  return SHAPE.test(number) && ALL_PREFIXES.includes(prefixOf(number)) && !/^0+$/.test(number) ? number : undefined;
}

/** Whether companies of this legal form have numbers in this format. */
export function suitsLegalForm(number: string, form: LegalForm): boolean {
  return (PREFIXES[form] ?? ALL_PREFIXES).includes(prefixOf(number));
}

function prefixOf(number: string): string {
  return /^(?:[A-Z]{2}|R0)/.exec(number)?.[0] ?? "";
}
