import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type ContactTime, type ContactWay, contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";
import {
  propertyTypeOptions,
  type QuoteService,
  quoteServiceOptions,
  requestBudgetOptions,
  timeframeOptions,
} from "#content/options.ts";
import { services } from "#content/services.ts";
import { type Sharing, sharingOptions } from "#content/sharing-text.ts";
import { parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";
import type { Urgency } from "#domain/leads/lead.ts";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { emailAddress, optionalLines, requiredCode, requiredText } from "#domain/text-input.ts";

const optionalChoice = (options: readonly { value: string }[], message: string) =>
  z
    .string()
    .default("")
    .refine((value) => value === "" || options.some((option) => option.value === value), message)
    .transform((value) => value || undefined);

function isSharing(value: string): value is Sharing {
  return sharingOptions.some((option) => option.value === value);
}

const WRONG_WORKS = "Choose works from the list.";

function isService(value: string): value is QuoteService {
  return quoteServiceOptions.some((option) => option.value === value);
}

/** Forms send the ticked values separated by commas, programs a list. Duplicates are dropped. */
function readWorks(given: string | string[], context: z.RefinementCtx): QuoteService[] {
  const named = [...new Set(typeof given === "string" ? given.split(",").filter(Boolean) : given)];
  if (!named.every(isService)) context.addIssue({ code: "custom", message: WRONG_WORKS });
  return named.filter(isService);
}

function isContactWay(value: string): value is ContactWay {
  return contactWayOptions.some((option) => option.value === value);
}

const WRONG_PHONE = "Enter a UK phone number, like 020 7946 0018 or 07700 900123.";
const WRONG_TIMES = "Choose times from the list.";

/**
 * Forms send the ticked values separated by commas, programs a list. Duplicates are dropped, and the order is that of
 * the list.
 */
function readTimes(given: string | string[], context: z.RefinementCtx): ContactTime[] | undefined {
  const named = new Set(typeof given === "string" ? given.split(",").filter(Boolean) : given);
  const known = contactTimeOptions.flatMap(({ value }) => (named.delete(value) ? [value] : []));
  if (named.size > 0) context.addIssue({ code: "custom", message: WRONG_TIMES });
  return known.length > 0 ? known : undefined;
}

/** The quote request in the order of the form, so that errors are listed in it; postcode and phone are normalised. */
export const quoteFields = z.object({
  serviceType: z.string("Choose the service you need.").refine(isService, "Choose the service you need."),
  /** More works of the same home, the first among them or not. */
  works: z
    .union([z.string(), z.array(z.string())], WRONG_WORKS)
    .default("")
    .transform(readWorks),
  timeframe: optionalChoice(timeframeOptions, "Choose a timeframe from the list."),
  budget: optionalChoice(requestBudgetOptions, "Choose a budget from the list."),
  message: optionalLines(limits.messageLengthMax),
  postcode: requiredCode("Enter your postcode.", limits.postcodeLengthMax).transform((text, context) => {
    const postcode = parsePostcode(text);
    if (postcode) return postcode;
    context.addIssue({ code: "custom", message: postcodeProblem(text) });
    return z.NEVER;
  }),
  propertyType: optionalChoice(propertyTypeOptions, "Choose a property type from the list."),
  name: requiredText("Enter your full name.", limits.nameLengthMax),
  email: emailAddress("Enter your email address."),
  phone: requiredCode("Enter your phone number.", limits.phoneLengthMax).transform((text, context) => {
    const phone = parseUkPhone(text);
    if (phone) return phone.e164;
    context.addIssue({ code: "custom", message: ukPhoneProblem(text, WRONG_PHONE) ?? WRONG_PHONE });
    return z.NEVER;
  }),
  contactWay: z
    .string()
    .default("")
    .refine((value) => value === "" || isContactWay(value), "Choose how you want to be contacted.")
    .transform((value) => (isContactWay(value) ? value : undefined)),
  contactTimes: z
    .union([z.string(), z.array(z.string())], WRONG_TIMES)
    .default("")
    .transform(readTimes),
  sharing: z
    .string()
    .default("on_purchase")
    .refine(isSharing, "Choose how installers may reach you.")
    .transform((value) => (isSharing(value) ? value : "on_purchase")),
  /** The query of an energy plan that goes with the request. */
  plan: z.string().max(limits.planQueryLengthMax).optional().catch(undefined),
  /** The service of the page, finer than the options of the form. */
  serviceSlug: z
    .string()
    .optional()
    .transform((slug) => services.find((service) => service.slug === slug)?.slug),
});

export type QuoteForm = z.infer<typeof quoteFields>;

/** What one form asks for, the service that was chosen first. */
export function worksOf({ serviceType, works }: Pick<QuoteForm, "serviceType" | "works">): string[] {
  return [...new Set([serviceType, ...works])];
}

const TOO_MANY = `Choose up to ${limits.worksPerRequestMax} in all. You can send another form for the rest.`;

function limitWorks(form: QuoteForm, context: z.RefinementCtx): void {
  if (worksOf(form).length <= limits.worksPerRequestMax) return;
  context.addIssue({ code: "custom", message: TOO_MANY, path: ["works"] });
}

/** The whole form of a home. */
export const quoteForm = quoteFields.superRefine(limitWorks);

const TOO_LONG = `Name and company can have up to ${limits.nameLengthMax} characters together.`;

/** As above for a business, with its company name; both names are joined: "Sam Hale, Hale Joinery Ltd". */
export const businessQuoteForm = quoteFields
  .extend({ company: requiredText("Enter the name of your company or organisation.", limits.nameLengthMax) })
  .transform(({ company, name, ...form }, context) => {
    const both = `${name}, ${company}`;
    if (both.length > limits.nameLengthMax) context.addIssue({ code: "custom", message: TOO_LONG, path: ["company"] });
    return { ...form, name: both };
  })
  .superRefine(limitWorks);

/** Urgency by timeframe: asap is high, 1-3 months medium, anything else low. */
export function urgencyOf(timeframe: string | undefined): Urgency {
  if (timeframe === "asap") return "high";
  return timeframe === "1-3-months" ? "medium" : "low";
}
