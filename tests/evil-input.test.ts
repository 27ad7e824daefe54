import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { bearerKeyOf } from "#app/routes/api/parts/bearer-key.ts";
import { canonicalPath } from "#app/web/addresses/canonical-path.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { csvOf } from "#app/web/csv.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { signUpForm } from "#domain/accounts/sign-up-form.ts";
import { leadForm } from "#domain/admin/leads/lead-form.ts";
import { isColumnName } from "#domain/admin/leads/spreadsheet/import-columns.ts";
import { readCsv } from "#domain/admin/leads/spreadsheet/read-csv.ts";
import { searchAreas } from "#domain/areas/search-areas.ts";
import { maskEmail, maskPhone } from "#domain/contact/mask.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import { readCursor, readRankedCursor } from "#domain/cursor.ts";
import { redactContacts } from "#domain/leads/redact.ts";
import { corpusLeads } from "#domain/leads/redaction/corpus/leads.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { searchTerms } from "#domain/purchases/my-purchases.ts";
import { quoteForm } from "#domain/requests/quote-form.ts";
import { describeDevice } from "#domain/security-log/device.ts";
import { typedNumber, unusualIn } from "#domain/typed-text.ts";
import { endpointForm } from "#domain/webhooks/endpoint-form.ts";
import { clientAddress } from "#server/requests/client-address.ts";

/** The most Node.js accepts for all headers together, including the path. */
const HEADERS_MAX = 16 * 1024;
/** Far longer than any of this needs, and far shorter than runaway backtracking. */
const HANGS_AFTER_MILLISECONDS = 10_000;

/** Everything that applies regular expressions to strangers' input, and its maximum length. */
const readers: [name: string, read: (text: string) => unknown, lengthMax: number][] = [
  ["the path", canonicalPath, HEADERS_MAX],
  ["where to return to", safeReturn, limits.requestBodyBytesMax],
  ["a key", (text) => bearerKeyOf(new Headers({ authorization: text.replace(/[^\x20-\x7e]/g, " ") })), HEADERS_MAX],
  ["an id", readUuid, limits.requestBodyBytesMax],
  ["a cursor", readCursor, HEADERS_MAX],
  ["a cursor of a ranked list", readRankedCursor, HEADERS_MAX],
  ["the name of a device", describeDevice, HEADERS_MAX],
  ["the client's address", (text) => clientAddress("127.0.0.1", text, 1), HEADERS_MAX],
  ["a text", unusualIn, limits.requestBodyBytesMax],
  ["a number", typedNumber, HEADERS_MAX],
  ["a postcode", parsePostcode, limits.requestBodyBytesMax],
  ["a phone number", parseUkPhone, limits.requestBodyBytesMax],
  ["a search for areas", (query) => searchAreas({ query, region: "" }), HEADERS_MAX],
  ["a search for purchases", searchTerms, HEADERS_MAX],
  ["what is masked of an e-mail address", maskEmail, limits.emailLengthMax],
  ["what is masked of a phone number", maskPhone, limits.phoneLengthMax],
  ["what is hidden in a message", (text) => redactContacts(text, corpusLeads.sarah), limits.messageLengthMax],
  ["a file of leads", (text) => readCsv(text, isColumnName), limits.importBytesMax],
  ["a cell of a file", (text) => csvOf([[text]]), limits.requestBodyBytesMax],
  ["the quote form", (text) => parsedIn(quoteForm, text), limits.requestBodyBytesMax],
  ["the form of a lead", (text) => parsedIn(leadForm, text), limits.requestBodyBytesMax],
  ["the sign-up form", (text) => parsedIn(signUpForm, text), limits.requestBodyBytesMax],
  [
    "a webhook",
    (text) => endpointForm({ allowLocal: false }).safeParse({ url: `https://${text}`, events: [text] }),
    limits.requestBodyBytesMax,
  ],
];

type Schema = { safeParse(value: unknown): { success: boolean } };

const FIELDS =
  "name email phone postcode serviceType propertyType timeframe budget message serviceSlug customer_name customer_email " +
  "customer_phone service_type location description budget_range urgency places contactName companyName password " +
  "contactWay contactTimes confirmPassword address city businessLicense certifications specialties";

/** The same text in every field. */
function parsedIn(schema: Schema, text: string) {
  return schema.safeParse(Object.fromEntries(FIELDS.split(" ").map((name) => [name, text])));
}

/** Repeated, these make an expression try every possible match. */
const PIECES = [
  "a",
  " ",
  "0",
  "a@",
  "a.",
  "-",
  "(",
  "07",
  "1 ",
  "\t",
  "\n",
  ",",
  '"',
  '""',
  "SW1A ",
  "a@b.",
  "..",
  "//",
];
/** Single characters that Unicode decomposes into up to eighteen, or that only modify the one before. */
const EXPANDING = ["ﷺ", "ﷻ", "㌀", "½", "ﬃ", "⒇", "각", "e\u0301\u0302\u0303"];
const ENDS = ["", "!", "\0", "@", "x"];

const evil = (lengthMax: number) =>
  [...PIECES, ...EXPANDING, "%2", "::", "é", "\r\n", "at ", " dot ", "44 ", "%41"].flatMap((piece) =>
    ENDS.map((end) => piece.repeat(Math.floor((lengthMax - end.length) / piece.length)) + end),
  );

describe("no text from a stranger keeps us busy", () => {
  it.each(readers)("as %s", { timeout: 120_000 }, (_name, read, lengthMax) => {
    for (const text of evil(lengthMax)) {
      const shown = JSON.stringify(`${text.slice(0, 8)}…${text.slice(-3)}`);
      // Terminated from outside: an expression that hangs would hang the whole run.
      const run = () =>
        runInNewContext("read()", { read: () => void read(text) }, { timeout: HANGS_AFTER_MILLISECONDS });
      expect(run, shown).not.toThrow(/timed out/);
    }
  });

  it("the test detects an expression that tries every way to cut its input", () => {
    const read = () => /^(a+)+$/.test(`${"a".repeat(40)}!`);
    expect(() => runInNewContext("read()", { read }, { timeout: 200 })).toThrow(/timed out/);
  });
});
