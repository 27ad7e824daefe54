import { limits } from "#config/limits.ts";
import { answersOf, type CertificateAnswers } from "#domain/certificates/answers-of-certificate.ts";
import type { CertifiedHome, Register } from "#domain/certificates/register.ts";
import type { Context } from "#domain/context.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { exceededOf } from "#domain/rate-limits.ts";
import { londonDay } from "#domain/time/calendar.ts";

/**
 * Why a form is filled in by hand. `incomplete`: no full postcode; `elsewhere`: not in England or Wales; `none`: no
 * certificate there; `often`: too many look-ups from this network address; `silent`: the register gives no usable
 * answer, or we have asked it as often as it allows.
 */
export type ByHand =
  | { readonly byHand: "incomplete" | "elsewhere" | "none" | "often" | "silent" }
  /** Its certificate is over ten years old, or of a schema that we do not know. */
  | { readonly byHand: "old" | "unreadable"; readonly registeredOn: string };

/** Where to look. `address` is the network address of whoever asks. */
interface Asked {
  readonly postcode: string;
  readonly address: string;
}

const NATIONS = ["England", "Wales"];

/**
 * The homes with a certificate at a postcode in any spelling. Open to anyone, as the register is; counted by network
 * address. Never fails because of the register.
 */
export async function findCertifiedHomes(
  context: Context,
  register: Register,
  { postcode: typed, address }: Asked,
): Promise<{ readonly postcode: string; readonly homes: readonly CertifiedHome[] } | ByHand> {
  const full = parsePostcode(typed);
  if (!full) return { byHand: "incomplete" };
  if (!NATIONS.includes(findOutwardCode(full.outward)?.country ?? "")) return { byHand: "elsewhere" };
  const { addressLookupsMax: max, addressLookupsMinutes: minutes } = limits;
  if (await exceededOf(context.db.orm, [{ name: "address-lookup", subject: address, max, minutes }], context))
    return { byHand: "often" };
  const { postcode } = full;
  const homes = await answered(register.homesAt(postcode, () => countCall(context)));
  if (!homes) return { byHand: "silent" };
  return homes.length === 0 ? { byHand: "none" } : { postcode, homes };
}

/**
 * What the certificate with this number says, if it is that of a home at this postcode. Counted and open as above.
 */
export async function readCertificate(
  context: Context,
  register: Register,
  { number, ...asked }: Asked & { readonly number: string },
): Promise<({ readonly registeredOn: string } & CertificateAnswers) | ByHand> {
  const found = await findCertifiedHomes(context, register, asked);
  if ("byHand" in found) return found;
  const home = found.homes.find((one) => one.number === number);
  if (!home) return { byHand: "silent" };
  const { registeredOn } = home;
  if (registeredOn < oldestValid(londonDay(context.now))) return { byHand: "old", registeredOn };
  if (!home.isReadable) return { byHand: "unreadable", registeredOn };
  const certificate = await answered(register.certificate(number, () => countCall(context)));
  return certificate ? { registeredOn, ...answersOf(certificate) } : { byHand: "silent" };
}

/** Undefined if the register does not answer, which its adapter reports. */
function answered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}

/** All our processes call from one network address, by which the register counts. */
async function countCall(context: Context): Promise<void> {
  const { certificateCallsMax: max, certificateCallsMinutes: minutes } = limits;
  if (await exceededOf(context.db.orm, [{ name: "register-call", subject: "all of us", max, minutes }], context))
    throw new Error("we have asked the register often enough for now");
}

function oldestValid(today: string): string {
  return `${Number(today.slice(0, 4)) - limits.certificateYearsMax}${today.slice(4)}`;
}
