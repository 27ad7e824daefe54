import { type NumberType, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

export type UkPhone = {
  /** `+447700900123` */
  readonly e164: string;
  /** As written in the UK: `07700 900123`. */
  readonly national: string;
};

const UK_CALLING_CODE = "44";
const NATIONAL_DIGITS_MIN = 9;
/** The library finds no country code in brackets: "(+44) 7911 123456". */
const BRACKETS = /[()[\]]/g;

/** Number types that reach a person or company at no more than the price of a normal call. */
const CALLABLE: ReadonlySet<NumberType> = new Set<NumberType>([
  ...(["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", "VOIP"] as const),
  // 03 and 055 are companies' numbers at local rate; 0800 and 0808 are free.
  ...(["UAN", "TOLL_FREE"] as const),
]);
/** 09, 084, 087 and 070 "personal" numbers, which can cost pounds a minute. Pagers (076) are neither. */
const DEAR: ReadonlySet<NumberType> = new Set<NumberType>(["PREMIUM_RATE", "SHARED_COST", "PERSONAL_NUMBER"]);

/** Ofcom's drama numbers that the metadata do not list as assigned. Without +44. */
const DRAMA = /^(?:7700900\d{3}|1632960\d{3}|11[3-8]4960\d{3})$/;
/** In areas whose local numbers have seven or eight digits, none begins with 0 or 1. */
const NO_SUBSCRIBER = /^(?:2\d|11\d|1\d1)[01]/;

const PREMIUM_RATE = "Enter a standard-rate number, not a premium-rate one (070, 084, 087 or 09).";

/**
 * Reads a UK phone number in any usual form (0…, +44…, 0044…, 44…, spaces, brackets, hyphens) and drops an extension.
 * Undefined for anything else: foreign, unassigned and premium-rate numbers, and pagers. Accepts Ofcom's drama numbers,
 * and those of Guernsey, Jersey and the Isle of Man, which share +44.
 */
export function parseUkPhone(input: string): UkPhone | undefined {
  const parsed = parsed44(input);
  if (!parsed || !isCallable(parsed)) return undefined;
  parsed.setExt("");
  return { e164: parsed.number, national: parsed.formatNational() };
}

/**
 * The message for a number that `parseUkPhone` rejects: that it is premium-rate if it is, otherwise `message`.
 * Undefined if there is nothing to say.
 */
export function ukPhoneProblem(input: string, message: string): string | undefined {
  const parsed = parsed44(input);
  if (parsed && isCallable(parsed)) return undefined;
  return DEAR.has(parsed?.getType()) ? PREMIUM_RATE : message;
}

/** All Ofcom's drama ranges. Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const FOR_DRAMA =
  /^\+44(?:7700900\d{3}|1632960\d{3}|11[3-8]4960\d{3}|1[2-6]14960\d{3}|1914980\d{3}|2079460\d{3}|2896496\d{3}|2920180\d{3}|8081570\d{3}|3069990\d{3})$/;

/**
 * Whether this number (in E.164) is one of Ofcom's drama numbers, which belong to nobody. Demonstrations and tests use
 * them for many customers, so a limit per number would be meaningless.
 */
export function isForDrama(e164: string): boolean {
  return FOR_DRAMA.test(e164);
}

function parsed44(input: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(input.replace(BRACKETS, "").trim(), {
    defaultCountry: "GB",
    extract: false,
  });
  return parsed?.countryCallingCode === UK_CALLING_CODE ? parsed : undefined;
}

function isCallable(phone: PhoneNumber): boolean {
  const digits = phone.nationalNumber;
  if (DRAMA.test(digits)) return true;
  // 0800 1111 and similar are helplines.
  if (digits.length < NATIONAL_DIGITS_MIN || NO_SUBSCRIBER.test(digits)) return false;
  return phone.isValid() && CALLABLE.has(phone.getType());
}
