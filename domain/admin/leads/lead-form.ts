import { z } from "zod";
import { limits } from "#config/limits.ts";
import { adminBudgetOptions, leadServiceOptions, requestBudgetOptions } from "#content/options.ts";
import { parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { isElsewhere } from "#domain/postcodes/place-elsewhere.ts";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { quoteFields } from "#domain/requests/quote-form.ts";
import {
  optionalCode,
  optionalEmailAddress,
  optionalLines,
  optionalText,
  requiredCode,
  requiredText,
} from "#domain/text-input.ts";

const WRONG_PHONE = "Enter a UK phone number.";

export const UNREACHABLE = "Enter an email address or a phone number.";
const NO_EMAIL = "Enter an email address, or choose another way.";
const NO_PHONE = "Enter a phone number, or choose another way.";

const PLACES = "Choose 1, 2 or 3 places.";

/**
 * A lead as an administrator enters it; field names are the documented ones. An email address or a phone number is
 * needed; phone comes out as E.164, the place is the postcode's unless the one given lies there.
 */
export const leadForm = z
  .object({
    customer_name: requiredText("Enter the customer's name.", limits.nameLengthMax),
    customer_email: optionalEmailAddress(),
    customer_phone: optionalCode(limits.phoneLengthMax).transform((text, context) => {
      const phone = text === undefined ? undefined : parseUkPhone(text);
      if (text === undefined || phone) return phone?.e164;
      context.addIssue({ code: "custom", message: ukPhoneProblem(text, WRONG_PHONE) ?? WRONG_PHONE });
      return z.NEVER;
    }),
    service_type: z
      .string("Choose a service type.")
      .refine((value) => leadServiceOptions.some((option) => option.value === value), "Choose a service type."),
    location: optionalText(limits.nameLengthMax),
    postcode: requiredCode("Enter the postcode.", limits.postcodeLengthMax).transform((text, context) => {
      const postcode = parsePostcode(text);
      if (postcode) return postcode;
      context.addIssue({ code: "custom", message: postcodeProblem(text) });
      return z.NEVER;
    }),
    description: optionalLines(limits.messageLengthMax),
    budget_range: z
      .string()
      .default("")
      .refine(
        (budget) =>
          budget === "" ||
          adminBudgetOptions.some(({ value }) => value === budget) ||
          requestBudgetOptions.some(({ label }) => label === budget),
        "Choose a budget range from the list.",
      ),
    timeframe: quoteFields.shape.timeframe,
    contact_way: quoteFields.shape.contactWay,
    contact_times: quoteFields.shape.contactTimes,
    urgency: z.enum(["low", "medium", "high"], "Choose an urgency.").default("medium"),
    places: z.coerce
      .number(PLACES)
      .int(PLACES)
      .min(1, PLACES)
      .max(limits.leadPlacesMax, PLACES)
      .default(limits.adminLeadPlacesDefault),
  })
  .superRefine(({ customer_email, customer_phone, contact_way }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!customer_email && !customer_phone) problem("customer_email", UNREACHABLE);
    else if (contact_way === "email" && !customer_email) problem("contact_way", NO_EMAIL);
    else if (contact_way && contact_way !== "email" && !customer_phone) problem("contact_way", NO_PHONE);
  })
  .transform((form) => ({
    customerName: form.customer_name,
    customerEmail: form.customer_email,
    customerPhone: form.customer_phone,
    serviceType: form.service_type,
    // A town that contradicts the postcode is a mistake, and installers would drive to the wrong place.
    location:
      form.location && !isElsewhere(form.location, form.postcode.outward)
        ? form.location
        : locationName(form.postcode.outward),
    postcode: form.postcode,
    description: form.description,
    budgetRange: form.budget_range || undefined,
    timeframe: form.timeframe,
    contactWay: form.contact_way,
    contactTimes: form.contact_times,
    urgency: form.urgency,
    places: form.places,
  }));

export type LeadForm = z.infer<typeof leadForm>;
