import { z } from "zod";
import { limits } from "#config/limits.ts";
import { parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { optionalCode, optionalText, requiredText, saying } from "#domain/text-input.ts";
import { typedLine, unusualIn } from "#domain/typed-text.ts";

const REQUIRED = "Please fill in all required fields.";

const commaList = z
  .string()
  .default("")
  .transform(typedLine)
  .pipe(saying(unusualIn))
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  )
  // Ticked and typed as well.
  .transform((items) => items.filter((item, place) => items.findIndex((other) => isSame(other, item)) === place))
  .refine((items) => items.length <= limits.listItemsMax, `Enter at most ${limits.listItemsMax}, separated by commas.`)
  .refine(
    (items) => items.every((item) => item.length <= limits.listItemLengthMax),
    `Keep each to ${limits.listItemLengthMax} characters or fewer.`,
  );

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A full URL, or a word ending in a suffix only web addresses have. "J.Smith" and "Smith & Co." are names. */
const WEB_ADDRESS =
  /https?:|\bwww\b|[\p{L}\d]\.(?:com|co\.\w\w|uk|org|net|info|biz|io|eu|ie|app|dev|shop|online|site|store|website|energy|solar|green|eco|london|wales|scot|cymru|xyz|tech|me|tv|example)\b/iu;
const NO_WEB_ADDRESS = "Leave web addresses out of the name.";
const nameText = (lengthMax: number) =>
  requiredText(REQUIRED, lengthMax).refine((name) => !WEB_ADDRESS.test(name), NO_WEB_ADDRESS);

/** What a company says about itself, on joining and later. */
export const installerFields = {
  contactName: nameText(limits.nameLengthMax),
  companyName: nameText(limits.companyLengthMax),
  phone: optionalCode(limits.phoneLengthMax),
  postcode: optionalCode(limits.postcodeLengthMax),
  address: optionalText(limits.addressLengthMax),
  city: optionalText(limits.nameLengthMax),
  businessLicense: optionalText(limits.nameLengthMax),
  certifications: commaList,
  specialties: commaList,
};

interface Reach {
  phone?: string | undefined;
  postcode?: string | undefined;
}

/** Reports problems with the phone number and the postcode beside each field. */
export function checkReach(form: Reach, context: z.RefinementCtx): void {
  const wrongPhone = form.phone && ukPhoneProblem(form.phone, "Enter a UK phone number, like 020 7946 0018.");
  if (wrongPhone) context.addIssue({ code: "custom", path: ["phone"], message: wrongPhone });
  if (form.postcode && !parsePostcode(form.postcode)) {
    context.addIssue({ code: "custom", path: ["postcode"], message: postcodeProblem(form.postcode) });
  }
}

/** Puts the phone number into E.164 and the postcode into its normal form. */
export function withNormalReach<Form extends Reach>(form: Form): Form {
  return {
    ...form,
    phone: form.phone && parseUkPhone(form.phone)?.e164,
    postcode: form.postcode && parsePostcode(form.postcode)?.postcode,
  };
}

/** The form in which a company changes what it says about itself. */
export const installerForm = z.object(installerFields).superRefine(checkReach).transform(withNormalReach);

export type InstallerForm = z.infer<typeof installerForm>;
