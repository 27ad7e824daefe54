import type { Dice } from "#tests/support/dice.ts";

/** What no response may show as markup: unmistakable, and different for each request. */
export const markOf = (index: number) => `zq${index}z`;

/** A text that attempts something. `mark` identifies its request, should it turn up somewhere. */
export function hostileText(dice: Dice, mark: string): string {
  const kind = dice.throw(12);
  if (kind < 4) return dice.pick(MARKUP)(mark);
  return dice.pick(kind < 6 ? SHARPEST : TEXTS);
}

const MARKUP: ((mark: string) => string)[] = [
  (mark) => `<${mark}>`,
  (mark) => `"><${mark} onload=1>`,
  (mark) => `'><${mark}>`,
  (mark) => `</script><${mark}>`,
  (mark) => `</title></textarea></style><${mark}>`,
  (mark) => `--><${mark}>`,
  (mark) => `]]><${mark}>`,
  (mark) => `" on${mark}="1`,
  (mark) => `' on${mark}='1`,
  (mark) => `javascript:${mark}`,
  (mark) => `\\u003c${mark}\\u003e`,
  (mark) => `&lt;${mark}&gt;`,
  (mark) => `\r\nSet-Cookie: ${mark}=1`,
  (mark) => `=HYPERLINK("https://${mark}.example")`,
];

/** What databases and encoders fail on: tried more often than the rest. */
export const SHARPEST = ["\0", "a\0b", "a,\0", "\ud800", "a\udfff", "-1", "1e999", "99999999999999999999", "__proto__"];

const TEXTS: readonly string[] = [
  "",
  " ",
  "\t",
  "\n",
  "\r\n",
  "0",
  "-0",
  "-1",
  "1",
  "1.5",
  "NaN",
  "Infinity",
  "-Infinity",
  "1e999",
  "0x10",
  "١٢",
  "2147483648",
  "-2147483649",
  "9223372036854775808",
  "99999999999999999999999",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "valueOf",
  "\0",
  "a\0b",
  "\u0001",
  "\u001b[31m",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\ufffe",
  "\u202e abc",
  "\u2028",
  "e\u0301".repeat(50),
  "😀".repeat(40),
  "👩‍👩‍👧‍👦",
  "ﷺ".repeat(30),
  "İ",
  "ſ",
  "ß",
  "ﬁ",
  "Ω≈ç√",
  "ＳＭ１ １ＥＡ",
  "' OR 1=1 --",
  "'; drop table leads; --",
  '" or ""="',
  "1) or (1=1",
  "\\",
  "%",
  "_",
  "$1",
  "?",
  "%s%n%x",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd",
  "file:///etc/passwd",
  "%2e%2e%2f",
  "%00",
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "https:evil.example",
  "http://169.254.169.254/",
  "{{7*7}}",
  "$" + "{7*7}",
  "<%= 7*7 %>",
  "#{7*7}",
  "$(id)",
  "`id`",
  "| id",
  "; id",
  "=1+1",
  "@SUM(1)",
  "+1",
  "-1+1",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF",
  "not-a-uuid",
  "1,2,3",
  ",,,",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "-271821-04-20",
  "+275760-09-13T00:00:00.001Z",
  "2026-01-01T25:00",
  ...["2026-01-01T00:00:00.000Z", "2026-02-31T99:99:99.999Z", "9999-12-31T23:59:59.999Z"].map(aCursor),
  "bm9uc2Vuc2U",
  "====",
  "eyJpZCI6MX0",
  "a".repeat(101),
  "a".repeat(255),
  "a".repeat(2001),
  "a".repeat(5000),
  "é".repeat(3000),
  `${"a@".repeat(130)}b`,
  `a@${"b".repeat(300)}.example`,
  "a@b",
  "a@b.c\r\nBcc: x@example.com",
  '"a b"@example.com',
  "a+b@example.com",
  "(".repeat(500),
  "[".repeat(500),
  " ".repeat(3000),
  `${"1 ".repeat(500)}x`,
  "0".repeat(1000),
  "\n".repeat(1500),
];

/** In the format of domain/cursor.ts. */
function aCursor(time: string): string {
  return Buffer.from(`${time} ffffffff-ffff-ffff-ffff-ffffffffffff`).toString("base64url");
}

/**
 * A JSON value that does not belong. Returned as text, since not everything that can be sent can be a JavaScript value.
 */
export function hostileJson(dice: Dice, mark: string): string {
  return dice.throw(2) === 0 ? JSON.stringify(hostileText(dice, mark)) : dice.pick(JSON_VALUES);
}

const DEEP = 3000;
const JSON_VALUES: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e308",
  "1e999",
  "-1e999",
  "1e-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "[]",
  "{}",
  '[["a"]]',
  '{"a":{"b":[]}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1}',
  '{"length":1e9}',
  '{"0":"a","length":1}',
  `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
  '"\\ud800"',
  '"\\u0000"',
];

/** Extra content of a form or a body: database columns the sender may not set. */
export function extraField(dice: Dice): [name: string, json: string] {
  return [dice.pick(EXTRA_NAMES), dice.pick(["true", '"approved"', "1000000", '"admin"', "null", '"x"', "[]", "{}"])];
}

const EXTRA_NAMES = [
  "credits",
  "status",
  "isAdmin",
  "is_admin",
  "admin",
  "role",
  "installerId",
  "installer_id",
  "userId",
  "user_id",
  "priceCredits",
  "price_credits",
  "placesTaken",
  "places_taken",
  "maxPurchases",
  "balance",
  "amount",
  "balanceAfter",
  "emailVerified",
  "confirmedAt",
  "createdAt",
  "id",
  "leadId",
  "purchaseId",
  "spendId",
  "stage",
  "fingerprint",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "intent",
  "form",
  "next",
  "_method",
];

/** Headers that a proxy or an attacker may have written. */
export function hostileHeaders(dice: Dice): Record<string, string> {
  const some = Array.from({ length: 1 + dice.throw(3) }, () => dice.pick(HEADERS));
  return Object.fromEntries(some.map(([name, values]) => [name, dice.pick(values)]));
}

const LONG = 6000;
const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ["accept", ["*/*", "application/json", "text/html;q=nonsense", "", ",,,;;;", "a".repeat(LONG)]],
  ["accept-encoding", ["gzip", "br", "br;q=0, gzip;q=0", "*;q=0", "identity", "zstd", "gzip, gzip, gzip", ";"]],
  ["accept-language", ["cy", "xx-YY-zz", "*".repeat(200), "en;q=9"]],
  [
    "authorization",
    ["Bearer", "Bearer ", "Bearer x", "Basic YTpi", "Bearer fw_live_x", `Bearer ${"a".repeat(LONG)}`, "é"],
  ],
  ["cookie", ["fairwatt.session_token=x", "fairwatt.session_token=%", ";;;=;", `a=${"b".repeat(LONG)}`, "__proto__=1"]],
  ["expect", ["100-continue"]],
  ["forwarded", ["for=1.2.3.4;host=evil.example;proto=https", "for=unknown", ";;"]],
  ["host", ["evil.example", "evil.example:99999", "[::1", "a b", "localhost:1@evil.example", "é.example"]],
  ["idempotency-key", ["", "a", "a".repeat(256), "é", "'; --", "__proto__"]],
  ["if-modified-since", ["nonsense", "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"]],
  ["if-none-match", ["*", '"x"', 'W/"x", "y"', "a".repeat(LONG)]],
  ["last-event-id", ["0", "-1", "1e9", "x", "99999999999999999999", ""]],
  ["origin", ["https://evil.example", "null", "", "http://localhost", "é"]],
  ["range", ["bytes=0-0", "bytes=9-1", "bytes=0-,0-,0-", "lines=1", "bytes=-99999999999"]],
  ["referer", ["https://evil.example/", "nonsense", "javascript:1"]],
  ["sec-fetch-site", ["cross-site", "same-site", "none", "nonsense"]],
  ["stripe-signature", ["t=1,v1=0", "nonsense", "t=99999999999999,v1=", "v1=,,,"]],
  ["upgrade", ["websocket", "h2c"]],
  ["user-agent", ["", "a".repeat(LONG), "Googlebot/2.1", "<script>", "é"]],
  ["x-client-address", ["127.0.0.1"]],
  ["x-forwarded-for", ["", ",", "1.2.3.4, 5.6.7.8", "nonsense", "::1", "::ffff:1.2.3.4", "1".repeat(LONG), "é"]],
  ["x-forwarded-host", ["evil.example"]],
  ["x-forwarded-proto", ["https", "nonsense"]],
  ["x-http-method-override", ["DELETE", "PUT"]],
  ["x-original-url", ["/admin"]],
  ["x-request-id", ["1", "é".repeat(100)]],
];
