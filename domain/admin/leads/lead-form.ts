import { z } from "zod";
import { limits } from "#config/limits.ts";
import { adminBudgetOptions, leadServiceOptions, requestBudgetOptions } from "#content/options.ts";
import { parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { isElsewhere } from "#domain/postcodes/place-elsewhere.ts";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { emailAddress, optionalCode, optionalLines, requiredCode, requiredText } from "#domain/text-input.ts";

const WRONG_PHONE = "Enter a UK phone number.";

const PLACES = "Choose 1, 2 or 3 places.";

/** A lead as an administrator enters it; field names are the documented ones. Phone comes out as E.164. */
export const leadForm = z
  .object({
    customer_name: requiredText("Enter the customer's name.", limits.nameLengthMax),
    customer_email: emailAddress("Enter the customer's email address."),
    customer_phone: optionalCode(limits.phoneLengthMax).transform((text, context) => {
      const phone = text === undefined ? undefined : parseUkPhone(text);
      if (text === undefined || phone) return phone?.e164;
      context.addIssue({ code: "custom", message: ukPhoneProblem(text, WRONG_PHONE) ?? WRONG_PHONE });
      return z.NEVER;
    }),
    service_type: z
      .string("Choose a service type.")
      .refine((value) => leadServiceOptions.some((option) => option.value === value), "Choose a service type."),
    location: requiredText("Enter the city or area.", limits.nameLengthMax),
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
    urgency: z.enum(["low", "medium", "high"], "Choose an urgency.").default("medium"),
    places: z.coerce
      .number(PLACES)
      .int(PLACES)
      .min(1, PLACES)
      .max(limits.leadPlacesMax, PLACES)
      .default(limits.adminLeadPlacesDefault),
  })
  .transform((form) => ({
    customerName: form.customer_name,
    customerEmail: form.customer_email,
    customerPhone: form.customer_phone,
    serviceType: form.service_type,
    // A town that contradicts the postcode is a mistake, and installers would drive to the wrong place.
    location: isElsewhere(form.location, form.postcode.outward) ? locationName(form.postcode.outward) : form.location,
    postcode: form.postcode,
    description: form.description,
    budgetRange: form.budget_range || undefined,
    urgency: form.urgency,
    places: form.places,
  }));

export type LeadForm = z.infer<typeof leadForm>;
