import { addressesIn } from "#domain/leads/redaction/addresses.ts";
import { type FoldedText, foldText, isCapital, type Span, withoutSpans } from "#domain/leads/redaction/fold.ts";
import { handlesIn } from "#domain/leads/redaction/handles.ts";
import { invitationsIn, streetNamesIn } from "#domain/leads/redaction/invitations.ts";
import { keptMasks } from "#domain/leads/redaction/kept-masks.ts";
import {
  anyNameIn,
  companyIn,
  mailboxIn,
  ownAddressIn,
  ownPostcodeIn,
  surnameIn,
} from "#domain/leads/redaction/own-words.ts";
import { ownPhoneIn, phonesIn } from "#domain/leads/redaction/phones.ts";
import { streetsIn } from "#domain/leads/redaction/streets.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";

/** Replaces a contact detail in a lead's text until the installer buys the lead. */
export const HIDDEN_UNTIL_BOUGHT = "[hidden until you buy]";
/** Its replacement where nobody buys, because the customer picks. */
export const HIDDEN_UNTIL_PICKED = "[hidden until you are picked]";
/** Its replacement once a purchase has ended. */
export const NO_LONGER_SHOWN = "[no longer shown]";

/** Details of the lead that its text must not give away; any may be missing. */
export interface HeldDetails {
  /** Visible before buying, so not hidden; helps to tell a surname from an everyday word. */
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly company?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  /** The address of a visit. */
  readonly address?: string | undefined;
  /** Details from before each correction. */
  readonly earlier?: readonly HeldDetails[];
}

const POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}[0-9][a-z0-9]?[\s.-]{0,3}[0-9][a-z]{2}(?![\p{L}\p{N}])/gu;
const HALF_POSTCODE =
  /(?<![\p{L}\p{N}])post ?code (?:ends|finishes|goes on|continues)(?: (?:in|with|on))? ([0-9] ?[a-z] ?[a-z])(?![\p{L}\p{N}])/gu;

/**
 * The text of a lead as an installer may read it before buying. Details of the lead (the digits of its phone number,
 * the local part of its email address, surname, company, postcode) and anything that looks like a phone number, an
 * email or web address, a house number with its street, or a name on another platform become `instead`; a full postcode
 * becomes its outward code. Everything else is unchanged: the rules read a folded copy (fold.ts), in which full-width,
 * superscript, accented, invisible and look-alike characters are normalised. Errs on the side of hiding too much; a
 * determined writer can still get through. Time is linear in the length of the text, and each text is masked once
 * (redaction/kept-masks.ts). Examples: redaction/corpus/. Source: decisions.md, sections 2, 10 and 11.
 */
export function redactContacts(text: string, held: HeldDetails = {}, instead: string = HIDDEN_UNTIL_BOUGHT): string {
  return masks.take([text, held, instead], () => masked(text, held, instead));
}

const masks = keptMasks();

function masked(text: string, held: HeldDetails, instead: string): string {
  const folded = foldText(text);
  const spans = [
    ...addressesIn(folded),
    ...postcodesIn(folded.text),
    ...Array.from(folded.text.matchAll(HALF_POSTCODE), ({ 0: whole, 1: half = "", index }) => ({
      start: index + whole.length - half.length,
      end: index + whole.length,
    })),
    ...phonesIn(folded.text),
    ...streetsIn(folded),
    ...handlesIn(folded),
    ...[held, ...(held.earlier ?? [])].flatMap((details) => heldIn(folded, details)),
  ];
  return withoutSpans(folded, spans, instead);
}

function heldIn(folded: FoldedText, held: HeldDetails): Span[] {
  const { firstName, surname = "", company, email, phone, postcode, address } = held;
  return [
    ...surnameIn(folded, surname, firstName),
    ...(company ? companyIn(folded, company) : []),
    ...(email ? mailboxIn(folded, email, firstName) : []),
    ...(phone ? ownPhoneIn(folded.text, phone) : []),
    ...(postcode ? ownPostcodeIn(folded, postcode) : []),
    ...(address ? ownAddressIn(folded, address) : []),
  ];
}

/** Whether a text contains any detail of the lead, however it is written. */
export function givesAway(text: string, held: HeldDetails): boolean {
  const folded = foldText(text);
  return [held, ...(held.earlier ?? [])].some((details) => heldIn(folded, details).length > 0);
}

/**
 * Whether a text gives, asks for or hints at a way to bypass us: anything that would be masked in the lead, a street,
 * or an invitation. For what customers who pick and companies write to each other before the pick.
 */
export function leadsPastUs(text: string, held: HeldDetails): boolean {
  const folded = foldText(text);
  return redactContacts(text, held) !== text || invitationsIn(folded).length > 0 || streetNamesIn(folded).length > 0;
}

/** A name that houses bear: "Rose Cottage", "The Old Rectory". */
const HOUSE =
  /(?<!\p{L})[\p{L}'’]+ (cottage|house|lodge|farm|farmhouse|barn|rectory|vicarage|parsonage|manor|villa|bungalow|hall|grange|mill|croft|view)(?!\p{L})/gu;

function housesIn(folded: FoldedText): Span[] {
  return Array.from(folded.text.matchAll(HOUSE), ({ 0: whole, 1: kind = "", index }) => {
    const end = index + whole.length;
    return { start: index, end, kindAt: end - kind.length };
  }).filter(({ start, kindAt }) => isCapital(folded, start) && isCapital(folded, kindAt));
}

/**
 * Whether a text names the customer or their home, or anybody's phone, email or street: what must not come along when
 * words typed for one customer are used for another. Stricter than `redactContacts`: it also finds everyday words that
 * are names ("Power", "Green"), and the first name.
 */
export function namesCustomer(text: string, held: HeldDetails): boolean {
  const folded = foldText(text);
  const names = [held, ...(held.earlier ?? [])].flatMap(({ firstName = "", surname = "" }) => [firstName, surname]);
  return (
    redactContacts(text, held) !== text ||
    names.some((name) => anyNameIn(folded, name).length > 0) ||
    streetNamesIn(folded).length > 0 ||
    housesIn(folded).length > 0
  );
}

/**
 * A text for anybody to read, without the customer: as `redactContacts`, and without their first name, everyday words
 * that are their name, and any street or name of a house.
 */
export function redactCustomer(text: string, held: HeldDetails, instead: string): string {
  const folded = foldText(redactContacts(text, held, instead));
  const names = [held, ...(held.earlier ?? [])].flatMap(({ firstName = "", surname = "" }) => [firstName, surname]);
  const spans = [...names.flatMap((name) => anyNameIn(folded, name)), ...streetNamesIn(folded), ...housesIn(folded)];
  return withoutSpans(folded, spans, instead);
}

function postcodesIn(text: string): Span[] {
  return Array.from(text.matchAll(POSTCODE)).flatMap((match) => {
    const found = parsePostcode(match[0].replaceAll(".", ""));
    return found ? [{ start: match.index, end: match.index + match[0].length, instead: found.outward }] : [];
  });
}
