import { type FoldedText, isCapital, type Span } from "#domain/leads/redaction/fold.ts";

// Asking for a way to bypass us, or hinting at one. These are not contact details, so nothing is masked in a lead;
// between a company and a customer who has not picked it, they are refused. Every rule is linear: bounded repetitions,
// entered at the start of a word.
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const YOUR = "(?:your|ur|the customer's|their)";
const KIND =
  "(?:(?:own|home|full|exact|whole|postal|street|house|mobile|phone|telephone|contact|landline|whatsapp|e-?mail|last|family|second)\\s){0,3}";
const DETAIL =
  "(?:address|house (?:number|name)|door number|flat number|street(?: name)?|road(?: name)?|post ?code|surname|" +
  "last name|family name|second name|full name|name and address|website|phone|telephone|mobile|landline|number|e-?mail|" +
  "contact details|whatsapp|facebook|instagram|social media)";
/**
 * Allowed after such a question. "Your phone signal", "your number of panels" and "your street lamp" ask for something
 * else.
 */
const ASKED = String.raw`(?=\s*(?:$|[.,;:?!&/)\n]|(?:and|or|please|so|for the|to|exactly|number|name|as well|too|now|first)${END}))`;
const ASKING =
  `(?:what(?:'s|’s|s| is| are| was)?|which(?: is)?|(?:tell|send|give|text|e-?mail|message|let) (?:me|us)(?: (?:have|know|see))?|` +
  `(?:can|could|may|might|would) (?:i|we|you)(?: please)? (?:have|get|take|know|share|send|give|tell|confirm|leave)(?: (?:me|us))?|` +
  `(?:share|provide|confirm|leave|add|include|write|put|post)|(?:i|we)(?:'d|’d| would| will|'ll|’ll)? (?:need|want|like|require)(?: to (?:have|know|get))?)`;
const FILLER = String.raw`(?:\s(?:please|also|just|first|only|is|are|me|us|with))`;

const RULES = [
  new RegExp(`${START}${ASKING}${FILLER}{0,3}\\s${YOUR}\\s${KIND}${DETAIL}${ASKED}`, "gu"),
  // "… your roof like, and your surname?"
  new RegExp(
    `${START}(?:and|or|&)\\s${YOUR}\\s${KIND}(?:surname|address|post ?code|house number|phone number|e-?mail|website)${ASKED}`,
    "gu",
  ),
  new RegExp(
    `${START}where (?:exactly )?(?:do you live|are you (?:living|based|exactly)|is (?:your|the) (?:house|home|property)(?= exactly|\\s*[?.!]|\\s*$))`,
    "gu",
  ),
  new RegExp(
    `${START}(?:which|what) (?:street|road|house|number|house number|avenue|lane) (?:are you|do you live|is it|are we|is the house|is your house)${END}`,
    "gu",
  ),
  new RegExp(
    `${START}how (?:can|do|could|may|should|will) (?:i|we) (?:reach|contact|call|ring|phone|text|e-?mail|find) you${END}`,
    "gu",
  ),
  new RegExp(`${START}(?:can|could|may|shall) (?:i|we) (?:call|ring|phone|text|e-?mail|whatsapp) you${END}`, "gu"),
  new RegExp(
    `${START}(?:google|look up|search for|look for) (?:me|us|our (?:company|firm|shop|site|website|name|page))${END}`,
    "gu",
  ),
  new RegExp(
    `${START}(?:look|search) (?:me|us) up${END}|${START}(?:see|visit|find|use) (?:our|my) (?:web ?site|web ?page|home ?page)${END}`,
    "gu",
  ),
];
const ELSEWHERE =
  "facebook|face book|fb|instagram|insta|whatsapp|whats app|telegram|snapchat|skype|tiktok|tik tok|twitter|linkedin|linked in|discord|viber|messenger|nextdoor|google(?! (?:maps|earth|street))|checkatrade|trustpilot";
const FOUND_ELSEWHERE = new RegExp(
  `${START}(?:find|look for|look up|search for|search|add|follow|friend|google)\\s(?:[\\p{L}'’.-]{1,30}\\s){1,4}(?:on|via|through|over|at)\\s(?:${ELSEWHERE})${END}`,
  "gu",
);
/** A street without its number: the number may come in the next message. */
const STREET = new RegExp(
  `${START}(\\p{L}[\\p{L}'’]{1,24}\\s)(street|road|avenue|lane|crescent|mews|boulevard)${END}`,
  "gu",
);

/** Asks for contact details, or says where to find somebody. */
export function invitationsIn(folded: FoldedText): Span[] {
  return [...RULES, FOUND_ELSEWHERE].flatMap((rule) => Array.from(folded.text.matchAll(rule), spanOf));
}

/** "Acacia Avenue", "on Station Road", as long as both words have capitals. */
export function streetNamesIn(folded: FoldedText): Span[] {
  return Array.from(folded.text.matchAll(STREET)).flatMap((match) => {
    const [, word = ""] = match;
    const areNames = isCapital(folded, match.index) && isCapital(folded, match.index + word.length);
    return areNames ? [spanOf(match)] : [];
  });
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });
