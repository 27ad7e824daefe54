import { createHmac } from "node:crypto";
import { isSameSignature } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { credentialsByEmail, credentialsOf } from "#domain/accounts/security.sql.ts";
import type { Context } from "#domain/context.ts";

const DAY_MILLISECONDS = 86_400_000;
/** Does not occur in base64url. */
const BETWEEN = ".";
const MARK_SHAPE = /^[\da-z]{1,6}-[\w-]{43}$/;

interface Credentials {
  userId: string;
  passwordHash: string | null;
}

/** A browser's evidence of earlier sign-ins: `marks` from its cookie, signed with `key`. */
export interface DeviceMarks {
  marks: string;
  key: string;
}

/**
 * The marks for a browser whose user has just proved that the account is theirs, newest first. A mark works for one
 * account, for `knownDeviceDays`, until that account's password changes. Errors: none.
 */
export async function markDevice(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  { marks, key }: DeviceMarks,
): Promise<string> {
  const credentials = await credentialsOf(db.orm, userId);
  if (!credentials) return marks;
  const today = Math.floor(now.getTime() / DAY_MILLISECONDS);
  const others = readMarks(marks).filter((mark) => !isOf(mark, credentials, key));
  return [markOf(today, credentials, key), ...others].slice(0, limits.knownDeviceAccounts).join(BETWEEN);
}

/** Whether this browser has been used to sign in to the account with this email. Errors: none. */
export async function isKnownDevice(
  { db, now }: Pick<Context, "db" | "now">,
  email: string,
  { marks, key }: DeviceMarks,
): Promise<boolean> {
  const credentials = await credentialsByEmail(db.orm, email.trim().toLowerCase());
  const since = Math.floor(now.getTime() / DAY_MILLISECONDS) - limits.knownDeviceDays;
  return readMarks(marks).some(
    (mark) => credentials !== undefined && isOf(mark, credentials, key) && dayOf(mark) > since,
  );
}

function readMarks(marks: string): string[] {
  const read = marks.split(BETWEEN).filter((mark) => MARK_SHAPE.test(mark));
  return read.slice(0, limits.knownDeviceAccounts);
}

const dayOf = (mark: string) => Number.parseInt(mark, 36);

function isOf(mark: string, credentials: Credentials, key: string): boolean {
  return isSameSignature(mark, markOf(dayOf(mark), credentials, key));
}

/** Includes the password's hash, so that a new password invalidates every mark. */
function markOf(day: number, { userId, passwordHash }: Credentials, key: string): string {
  const signature = createHmac("sha256", key)
    .update(JSON.stringify([day, userId, passwordHash]))
    .digest("base64url");
  return `${day.toString(36)}-${signature}`;
}
