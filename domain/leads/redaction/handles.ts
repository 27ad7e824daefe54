import { MAIL_PROVIDERS } from "#domain/leads/redaction/addresses.ts";
import { type FoldedText, isCapital, originalOf, type Span } from "#domain/leads/redaction/fold.ts";

const PLATFORMS = `instagram|insta|facebook|face book|fb|messenger|whatsapp|whats app|watsapp|telegram|snapchat|skype|tiktok|tik tok|twitter|linkedin|linked in|discord|viber|pinterest|youtube|wechat|nextdoor|${MAIL_PROVIDERS}`;
/** Everyday words too, so they are platforms only before a colon, an equals sign or an @. */
const SHORT_PLATFORMS = "ig|snap|signal|threads|x|yt|wa|tg|li|sc|email|e-mail|mail|e mail";
const NAMED_PLATFORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(my|our)\s{1,2})?(?:(?:${PLATFORMS})|(?:${SHORT_PLATFORMS})(?=\s?[:=@]|\s(?:handle|username|id|is)(?!\p{L})))(?![\p{L}\p{N}])`,
  "gu",
);
const TOKEN = /[\s"'“”‘’([*<>-]{0,4}([:=@]|[\p{L}\p{N}](?:[\p{L}\p{N}._+-]|[:#](?=[\p{L}\p{N}])){0,60})/uy;
/** Words between the platform and the name. The strong ones announce a name. */
const FILLERS = new Set(
  "me us on my our the name account acc user page profile address is as under at its it's called by handle username id search find add follow for contact dm pm message also am i'm im i via".split(
    " ",
  ),
);
const STRONG = new Set([":", "=", "@", "as", "under", "called", "handle", "username", "id"]);
const TOKENS_MAX = 7;
const NAME_WORDS_MAX = 3;
const NAME_LENGTH_MAX = 42;
const CUE_LENGTH = 12;
const BEFORE_PLATFORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}._+-])([\p{L}\p{N}][\p{L}\p{N}._+-]{1,60})\s{0,2}(?:(?:on|via|over|at)\s(?:my\s)?|[(,/=:-]\s?)(?:${PLATFORMS})(?![\p{L}\p{N}])`,
  "gu",
);
const INTRODUCED =
  /(?:^|[^\p{L}])(?:i'm|im|i am|we're|we are|add|follow|find|search|search for|called|as|named|handle|username|user|is)\s$/u;

/** Words that follow a platform in a sentence without being a name. */
const EVERYDAY = new Set(
  `fine best ok okay good great easy easier easiest preferred preferable prefer better not no yes a an off in to we you they this that
  these those same only where when how what which who why because if so or and but down up out working works work available enabled
  blocked full slow broken quick quicker quickest fast faster fastest ideal perfect possible useful handy more most
  just very really usually always never often sometimes set used use please thanks thank cheers after before during until till any anytime
  from with without your his her their well too there here now then about all some free open closed checked convenient
  appreciated welcome acceptable alright enough advert ad ads advertising group groups post posts marketplace recommendation
  recommended recommendations reviews review messages message video videos call calls local community texts text photos photo pictures
  pics plans drawings number phone mobile afternoon morning evening mornings evenings weekdays weekends weekend day days
  solar heat pump panels battery friend friends neighbour neighbours neighbor saw seen found one it was were has have had
  will would can could should may might do does did don't dont be been being he she unless once while since both either
  neither every each most many few much less least over again already soon later still yet even other another than
  below above poor weak strong lost none patchy missing attached sent shared talking chatting speak contact me us them him`.split(
    /\s+/,
  ),
);

/** Names on other platforms: "insta: sarahw82", "my facebook is Sarah Whitlock", "sarah.w on telegram". */
export function handlesIn(folded: FoldedText): Span[] {
  const after = Array.from(folded.text.matchAll(NAMED_PLATFORM)).flatMap((match) => {
    const end = match.index + match[0].length;
    const found = nameAfter(folded, end, match[1] !== undefined);
    return found ? [found] : [];
  });
  const before = Array.from(folded.text.matchAll(BEFORE_PLATFORM)).flatMap((match) => {
    const name = match[1] ?? "";
    const start = match.index;
    const end = match.index + name.length;
    const isIntroduced =
      INTRODUCED.test(folded.text.slice(Math.max(0, start - CUE_LENGTH), start)) && !isEveryday(name);
    return isIntroduced || looksLikeHandle(folded, start, end) ? [{ start, end }] : [];
  });
  return [...after, ...before];
}

function nameAfter(folded: FoldedText, from: number, isOwned: boolean): Span | undefined {
  let at = from;
  let isAnnounced = false;
  for (let count = 0; count < TOKENS_MAX; count++) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(folded.text);
    if (!match) return undefined;
    const token = match[1] ?? "";
    at = TOKEN.lastIndex;
    if (STRONG.has(token) || (token === "is" && isOwned)) isAnnounced = true;
    if (/^[:=@]$/.test(token) || FILLERS.has(token)) continue;
    const start = at - token.length;
    const end = start + token.replace(/[.+-]+$/, "").length;
    if (looksLikeHandle(folded, start, end)) return { start, end };
    return isAnnounced && !isEveryday(token) ? { start, end: endOfName(folded, end) } : undefined;
  }
  return undefined;
}

/** Further words of the name, as long as they begin with a capital. */
function endOfName(folded: FoldedText, from: number): number {
  let end = from;
  for (let count = 1; count < NAME_WORDS_MAX; count++) {
    const next = /^\s([\p{L}\p{N}'’._-]{1,40})/u.exec(folded.text.slice(end, end + NAME_LENGTH_MAX));
    if (!next || !isCapital(folded, end + 1)) break;
    end += next[0].replace(/[.'’-]+$/, "").length;
  }
  return end;
}

/**
 * Mixed figures and letters, an underscore, or a dot or capital inside the word. Not an amount, such as "7kW" or
 * "4.5kwh".
 */
function looksLikeHandle(folded: FoldedText, start: number, end: number): boolean {
  const token = folded.text.slice(start, end);
  if (!/\p{L}/u.test(token) || /^[0-9.,]+\s?(?:\p{L}{1,3}|pence|litres?|panels?)$/u.test(token)) return false;
  if (/[_#]|\p{L}:/u.test(token) || /\p{L}\p{L}[0-9]/u.test(token) || /[\p{L}\p{N}]\.\p{L}{2}/u.test(token))
    return true;
  return /^\p{Ll}+\p{Lu}\p{Ll}/u.test(originalOf(folded, start, end));
}

function isEveryday(token: string): boolean {
  return EVERYDAY.has(token.replace(/[.+-]+$/, "")) || FILLERS.has(token) || !/\p{L}{2}/u.test(token);
}
