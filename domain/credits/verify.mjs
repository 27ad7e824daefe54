// Checks a company's history of credits: that no entry was changed, left out, added or moved. The page that verifies it
// runs this file, and so can anybody with Node.js 22 and a proof:
//
//   node verify.mjs FILE [--seen "ENTRY HASH"]
//
// ENTRY and HASH are printed on every receipt, credit note and mail about credits. Exit code 0: complete and unchanged;
// 1: something does not match; 2: the file could not be read.
//
// The hash of an entry is SHA-256 of the hash of the entry before it (32 bytes; noughts for the first) and nine facts:
// company, entry, amount, type, cause, balance, held, at, by. The bytes of a fact are its length in bytes as a decimal
// number, a colon and its text in UTF-8; "-" alone is no value. `at` is in microseconds since 1970, UTC.

/**
 * @typedef {object} Entry
 * @property {number} entry
 * @property {number} amount
 * @property {string} type
 * @property {string} cause
 * @property {number} balance what can be spent after it
 * @property {number} held what is held besides
 * @property {string} at with six decimals of a second, in UTC
 * @property {string | null} by
 * @property {string} hash
 *
 * @typedef {{ entry: number, hash: string }} Head the number and the hash of an entry that was once the newest
 *
 * @typedef {object} Proof
 * @property {"fairwatt-proof-v2"} format
 * @property {string} company
 * @property {Entry[]} entries all, oldest first
 * @property {(Head & { day: string }) | null} midnight as kept outside the database since the last midnight
 *
 * @typedef {(bytes: Uint8Array) => Uint8Array} Sha256 whatever the place has that answers at once
 * @typedef {"order" | "balance" | "held" | "hash" | "midnight" | "seen"} Because
 * @typedef {{ matches: true, entries: number, head: Head | null }} Sound
 * @typedef {{ matches: false, entry: number, because: Because }} Broken the first entry that does not match
 */

const HASH_BYTES = 32;
const UTF8 = new TextEncoder();
const ASCII = /^[ -~]*$/;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const HASH_LENGTH = 2 * HASH_BYTES;
const MICROSECONDS_IN_MILLISECOND = 1000n;

/** What comes before the first entry. */
export const NOTHING_BEFORE = "0".repeat(HASH_LENGTH);

/** Not a proof of ours. */
export class Unreadable extends Error {}

/**
 * @param {string} previous the hash of the entry before it
 * @param {string} company
 * @param {Omit<Entry, "hash">} entry
 */
export function entryBytes(previous, company, { entry, amount, type, cause, balance, held, at, by }) {
  const facts = [company, entry, amount, type, cause, balance, held, microseconds(at), by];
  const row = UTF8.encode(facts.map(measured).join(""));
  const bytes = new Uint8Array(HASH_BYTES + row.length);
  for (let i = 0; i < HASH_BYTES; i++) bytes[i] = Number.parseInt(previous.slice(2 * i, 2 * i + 2), 16);
  bytes.set(row, HASH_BYTES);
  return bytes;
}

/** @param {string | number | bigint | null} fact */
function measured(fact) {
  if (fact === null) return "-";
  const text = String(fact);
  return `${ASCII.test(text) ? text.length : UTF8.encode(text).length}:${text}`;
}

/** @param {string} at "2026-11-20T12:00:00.123456Z" */
function microseconds(at) {
  const [seconds, decimals = ""] = at.slice(0, -1).split(".");
  return BigInt(Date.parse(`${seconds}Z`)) * MICROSECONDS_IN_MILLISECOND + BigInt(decimals);
}

/**
 * @param {string} previous
 * @param {string} company
 * @param {Omit<Entry, "hash">} entry
 * @param {Sha256} sha256
 */
export function entryHash(previous, company, entry, sha256) {
  let hash = "";
  for (const byte of sha256(entryBytes(previous, company, entry))) hash += HEX[byte];
  return hash;
}

/**
 * Checks entries 1 to n, the running balance, the hashes, the last midnight's head, and heads seen elsewhere.
 * @param {Proof} proof
 * @param {Sha256} sha256
 * @param {Head[]} [seen] from papers and mails
 * @returns {Sound | Broken}
 */
export function checkHistory({ company, entries, midnight }, sha256, seen = []) {
  const broken = checkEntries(company, entries, sha256);
  if (broken) return broken;
  /** @type {[Because, Head][]} */
  const heads = [];
  if (midnight) heads.push(["midnight", midnight]);
  for (const head of seen) heads.push(["seen", head]);
  for (const [because, head] of heads) {
    const entry = firstUnlike(entries, head);
    if (entry !== undefined) return { matches: false, entry, because };
  }
  const last = entries.at(-1);
  return { matches: true, entries: entries.length, head: last ? { entry: last.entry, hash: last.hash } : null };
}

/**
 * What the first entry follows from.
 * @type {Pick<Entry, "entry" | "hash" | "balance" | "held">}
 */
export const BEGINNING = { entry: 0, hash: NOTHING_BEFORE, balance: 0, held: 0 };

/**
 * Checks that entries follow from one another.
 * @param {string} company
 * @param {Entry[]} entries
 * @param {Sha256} sha256
 * @param {Pick<Entry, "entry" | "hash" | "balance" | "held">} [after] the trusted entry before them
 * @returns {Broken | undefined}
 */
export function checkEntries(company, entries, sha256, after = BEGINNING) {
  let { entry: number, hash, balance, held } = after;
  for (const entry of entries) {
    number += 1;
    balance += entry.amount;
    if (entry.type === "hold" || entry.type === "release") held -= entry.amount;
    hash = entryHash(hash, company, entry, sha256);
    const because = whatIsWrong(entry, { number, balance, held, hash });
    if (because) return { matches: false, entry: number, because };
  }
  return undefined;
}

/**
 * @param {Entry} entry
 * @param {{ number: number, balance: number, held: number, hash: string }} expected
 * @returns {Because | undefined}
 */
function whatIsWrong(entry, { number, balance, held, hash }) {
  if (entry.entry !== number) return "order";
  if (entry.balance !== balance || balance < 0) return "balance";
  if (entry.held !== held || held < 0) return "held";
  if (entry.hash !== hash) return "hash";
  return undefined;
}

/**
 * @param {Entry[]} entries
 * @param {Head} head
 */
function firstUnlike(entries, { entry, hash }) {
  if (entry > entries.length) return entries.length + 1;
  return entries[entry - 1]?.hash === hash ? undefined : entry;
}

/**
 * A number and a hash as typed from a mail, "12 4f0c…", in any case and spacing.
 * @param {string} typed
 * @returns {Head | undefined}
 */
export function readHead(typed) {
  const [, entry, hash] = /^\s*([1-9]\d{0,8})[\s:,]+([0-9a-f\s]{64,200})$/i.exec(typed) ?? [];
  const joined = hash?.replace(/\s/g, "").toLowerCase();
  return joined?.length === HASH_LENGTH ? { entry: Number(entry), hash: joined } : undefined;
}

/**
 * Throws Unreadable unless it is a proof.
 * @param {string} text
 * @returns {Proof}
 */
export function readProof(text) {
  /** @type {any} */
  let proof;
  try {
    proof = JSON.parse(text);
  } catch {
    throw new Unreadable("The file is not JSON.");
  }
  if (proof?.format !== "fairwatt-proof-v2") throw new Unreadable("The file is not a fairwatt-proof-v2.");
  const isProof =
    typeof proof.company === "string" &&
    Array.isArray(proof.entries) &&
    proof.entries.every(isEntry) &&
    (proof.midnight === null || isHead(proof.midnight));
  if (!isProof) throw new Unreadable("The file lacks something that a proof has.");
  return proof;
}

const HASH = /^[0-9a-f]{64}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** @param {any} one */
function isEntry(one) {
  return (
    isHead(one) &&
    [one.amount, one.balance, one.held].every(Number.isSafeInteger) &&
    [one.type, one.cause].every((text) => typeof text === "string") &&
    (one.by === null || typeof one.by === "string") &&
    MOMENT.test(one.at) &&
    !Number.isNaN(Date.parse(one.at))
  );
}

/** @param {any} one */
function isHead(one) {
  return Number.isSafeInteger(one?.entry) && typeof one.hash === "string" && HASH.test(one.hash);
}

/** @type {Record<Because, (entry: number) => string>} */
export const REASONS = {
  order: (entry) => `Entry ${entry} is missing, or another is in its place.`,
  balance: (entry) => `Entry ${entry} does not lead to the balance it says.`,
  held: (entry) => `Entry ${entry} does not lead to the held credits it says.`,
  hash: (entry) => `Entry ${entry} is not what its hash was made of.`,
  midnight: (entry) => `Entry ${entry} is not as it was at the last midnight.`,
  seen: (entry) => `Entry ${entry} is not the one that you have seen.`,
};

/** @param {Sound | Broken} found */
export function inWords(found) {
  if (!found.matches) return `Something does not match. ${REASONS[found.because](found.entry)}`;
  return `Your history is complete and unchanged. ${found.entries === 1 ? "1 entry" : `${found.entries} entries`}.`;
}

const USAGE = 'node verify.mjs FILE [--seen "ENTRY HASH"]';
const EXIT = { complete: 0, bad: 1, unreadable: 2 };

/**
 * @param {string[]} args
 * @returns {Promise<[exit: number, said: string]>}
 */
async function run([file, flag, typed, ...more]) {
  const seen = typed === undefined ? undefined : readHead(typed);
  const isUnderstood = file && more.length === 0 && (flag === undefined || (flag === "--seen" && seen));
  if (!isUnderstood) return [EXIT.unreadable, USAGE];
  const { createHash } = await import("node:crypto");
  const { readFile } = await import("node:fs/promises");
  try {
    const proof = readProof(await readFile(file, "utf8"));
    const sha256 = (/** @type {Uint8Array} */ bytes) => createHash("sha256").update(bytes).digest();
    const found = checkHistory(proof, sha256, seen ? [seen] : []);
    return [found.matches ? EXIT.complete : EXIT.bad, inWords(found)];
  } catch (error) {
    return [EXIT.unreadable, `The file cannot be read: ${/** @type {Error} */ (error).message}`];
  }
}

// Only where Node.js was started with this file.
if (globalThis.process?.argv?.[1]?.endsWith("verify.mjs")) {
  const [exit, said] = await run(process.argv.slice(2));
  console.log(said);
  process.exitCode = exit;
}
