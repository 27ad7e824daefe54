import { z } from "zod";
import { limits } from "#config/limits.ts";
import { adminBudgetOptions, adminServiceOptions } from "#content/options.ts";
import { parsePostcode, postcodeProblem } from "#domain/areas/postcode.ts";
import { parseUkPhone } from "#domain/quotes/phone.ts";
import { emailAddress, isTypedText, optionalText, requiredText, UNUSUAL_CHARACTERS } from "#domain/text-input.ts";

/** A lead as an administrator enters it; field names are the documented ones. Phone comes out as E.164. */
export const leadForm = z
  .object({
    customer_name: requiredText("Enter the customer's name.", limits.nameLengthMax),
    customer_email: emailAddress("Enter the customer's email address."),
    customer_phone: optionalText(limits.phoneLengthMax),
    service_type: z
      .string("Choose a service type.")
      .refine((value) => adminServiceOptions.some((option) => option.value === value), "Choose a service type."),
    location: requiredText("Enter the city or area.", limits.nameLengthMax),
    postcode: requiredText("Enter the postcode.", limits.postcodeLengthMax),
    description: z
      .string()
      .default("")
      .transform((text) => text.replaceAll("\r\n", "\n").trim())
      .refine(isTypedText, UNUSUAL_CHARACTERS),
    budget_range: z.string().default(""),
    urgency: z.enum(["low", "medium", "high"], "Choose an urgency.").default("medium"),
    places: z.coerce
      .number()
      .int()
      .min(1, "Choose 1, 2 or 3 places.")
      .max(limits.leadPlacesMax, "Choose 1, 2 or 3 places.")
      .default(limits.adminLeadPlacesDefault),
  })
  .superRefine((form, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (form.customer_phone && !parseUkPhone(form.customer_phone))
      problem("customer_phone", "Enter a UK phone number.");
    // Where it is missing, that is what is said, and once.
    if (form.postcode && !parsePostcode(form.postcode)) problem("postcode", postcodeProblem(form.postcode));
    if (form.description.length > limits.messageLengthMax) {
      problem("description", `Keep this to ${limits.messageLengthMax} characters.`);
    }
    if (form.budget_range && !adminBudgetOptions.some((option) => option.value === form.budget_range)) {
      problem("budget_range", "Choose a budget range from the list.");
    }
  })
  .transform((form, context) => {
    const postcode = parsePostcode(form.postcode);
    if (!postcode) {
      context.addIssue({ code: "custom", path: ["postcode"], message: postcodeProblem(form.postcode) });
      return z.NEVER;
    }
    return {
      customerName: form.customer_name,
      customerEmail: form.customer_email,
      customerPhone: form.customer_phone && parseUkPhone(form.customer_phone)?.e164,
      serviceType: form.service_type,
      location: form.location,
      postcode,
      description: form.description || undefined,
      budgetRange: form.budget_range || undefined,
      urgency: form.urgency,
      places: form.places,
    };
  });

export type LeadForm = z.infer<typeof leadForm>;
