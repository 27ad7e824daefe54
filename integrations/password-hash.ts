import { type BinaryLike, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { limits } from "#config/limits.ts";

/** The parameters of scrypt: `N` memory and time, a power of 2; `r` block size; `p` repetitions. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** The first recommendation in OWASP's Password Storage Cheat Sheet: 128 MB and about 0.4 s on one core. */
export const strongCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

const KEY_BYTES = 64;
const SALT_BYTES = 16;
const KIND = "scrypt";

/** More people are signing in at once than this machine has memory for; says nothing about the password. */
export class PasswordsBusy extends Error {
  constructor() {
    super("too many passwords are being looked at");
    this.name = "PasswordsBusy";
  }
}

/** A salted scrypt hash of a password, with the parameters used. Errors: PasswordsBusy. */
export async function hashPassword(password: string, cost = strongCost): Promise<string> {
  const salt = newSalt();
  const key = await deriveKey(password, salt, cost);
  return [KIND, cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** A random salt, unique to one password. Errors: none. */
export function newSalt(): Buffer {
  return randomBytes(SALT_BYTES);
}

/** Whether this password matches this hash; takes equally long either way. Errors: PasswordsBusy. */
export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  const kept = readHash(passwordHash);
  return kept !== undefined && isSame(await deriveKey(password, kept.salt, kept.cost), kept.key);
}

/** Whether a hash was made with another cost than today's. Errors: none. */
export function isOutdatedHash(passwordHash: string, cost = strongCost): boolean {
  const kept = readHash(passwordHash)?.cost;
  return !kept || kept.N !== cost.N || kept.r !== cost.r || kept.p !== cost.p;
}

function readHash(passwordHash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } | undefined {
  const [kind, N, r, p, salt = "", key = ""] = passwordHash.split("$");
  if (kind !== KIND) return undefined;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url") };
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Each hash takes a core and 128 MB, so the rest wait; once the queue is full they are refused. */
const turns = { taken: 0, waiting: [] as (() => void)[] };

/** The key that scrypt derives from a text, after waiting for a turn. Errors: PasswordsBusy. */
export async function deriveKey(password: string, salt: BinaryLike, { N, r, p }: PasswordCost): Promise<Buffer> {
  if (turns.taken < limits.passwordHashesAtOnce) turns.taken++;
  else if (turns.waiting.length < limits.passwordHashesWaitingMax)
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  else throw new PasswordsBusy();
  try {
    return await scryptKey(password.normalize("NFKC"), salt, { N, r, p });
  } finally {
    // First come, first served.
    const next = turns.waiting.shift();
    if (next) next();
    else turns.taken--;
  }
}

/** Twice the bytes that scrypt itself says it needs. */
const memoryFor = ({ N, r }: PasswordCost) => 2 * 128 * N * r;

function scryptKey(password: string, salt: BinaryLike, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: memoryFor(cost) }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
