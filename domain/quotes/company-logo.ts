import { limits } from "#config/limits.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { barePhoto } from "#domain/files/bare-photo.ts";
import { deleteLogo, logoOfCompany, writeLogo } from "#domain/quotes/quotes.sql.ts";

/** A company's logo, as its quotes have it on paper: a PNG drawn anew. */
export interface Logo {
  readonly bytes: Uint8Array;
}

/** Draws a picture again as a small PNG of its pixels alone; undefined if it cannot be read. Supplied by the edge. */
export type Redraw = (picture: {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}) => Promise<Uint8Array | undefined>;

const KILOBYTE = 1024;
const NO_PICTURE = "This file is not a whole JPEG or PNG, whatever its name says. Choose another.";
const TOO_LARGE = `This file is larger than ${limits.logoBytesMax / KILOBYTE} KB. Choose a smaller one.`;
const TOO_MANY_PIXELS = `Choose a picture of at most ${limits.logoPixelsMax} pixels in width and height.`;

/** The company's logo; undefined if it has none. Errors: not_signed_in, not_found, role_required. */
export async function myLogo({ db }: Context, actor: Actor): Promise<Logo | undefined> {
  return logoOfCompany(db.orm, requireInstaller(actor, "bought_leads").id);
}

/**
 * Keeps a JPEG or PNG as the company's logo, in place of an earlier one: checked, then drawn again, so that nothing of
 * the file but its pixels is kept. Errors: not_signed_in, not_found, role_required, invalid_input (field `document`: none, no
 * such picture, too large).
 */
export async function keepLogo(
  { db, now }: Context,
  actor: Actor,
  { file, redraw }: { file: { bytes: Uint8Array } | undefined; redraw: Redraw },
): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "company");
  if (!file) throw refused("Choose a file.");
  if (file.bytes.length > limits.logoBytesMax) throw refused(TOO_LARGE);
  const bare = barePhoto(file.bytes);
  if (!bare) throw refused(NO_PICTURE);
  if (Math.max(bare.width, bare.height) > limits.logoPixelsMax) throw refused(TOO_MANY_PIXELS);
  const bytes = await redraw(bare);
  if (!bytes) throw refused(NO_PICTURE);
  await writeLogo(db.orm, { installerId, picture: Buffer.from(bytes).toString("base64"), addedAt: now });
}

function refused(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { document: [message] } });
}

/** Removes the company's logo, if it has one. Errors: not_signed_in, not_found, role_required. */
export async function removeLogo({ db }: Context, actor: Actor): Promise<void> {
  await deleteLogo(db.orm, requireInstaller(actor, "company").id);
}
