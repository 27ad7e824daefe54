import { z } from "zod";
import { limits } from "#config/limits.ts";
import { adminBudgetOptions, requestBudgetOptions } from "#content/options.ts";
import { UNREACHABLE } from "#domain/admin/leads/lead-form.ts";
import { parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { optionalCode, optionalEmailAddress, optionalLines, requiredCode, requiredText } from "#domain/text-input.ts";

/** What a lead stores: a label from either form's list. */
const budgets: ReadonlySet<string> = new Set(
  [...requestBudgetOptions, ...adminBudgetOptions].map(({ label }) => label),
);

/** What an administrator can correct in a lead; field names are those of the lead form. Phone comes out as E.164. */
export const leadEditForm = z
  .object({
    customer_name: requiredText("Enter the customer's name.", limits.nameLengthMax),
    customer_email: optionalEmailAddress(),
    customer_phone: optionalCode(limits.phoneLengthMax),
    postcode: requiredCode("Enter the postcode.", limits.postcodeLengthMax),
    description: optionalLines(limits.messageLengthMax),
    budget_range: z
      .string()
      .default("")
      .refine((budget) => budget === "" || budgets.has(budget), "Choose a budget range from the list."),
    urgency: z.enum(["low", "medium", "high"], "Choose an urgency."),
  })
  .transform((form, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const phone = form.customer_phone ? parseUkPhone(form.customer_phone) : null;
    const wrongPhone = form.customer_phone && ukPhoneProblem(form.customer_phone, "Enter a UK phone number.");
    const postcode = parsePostcode(form.postcode);
    if (!form.customer_email && !form.customer_phone) problem("customer_email", UNREACHABLE);
    if (wrongPhone) problem("customer_phone", wrongPhone);
    if (!postcode) {
      problem("postcode", postcodeProblem(form.postcode));
      return z.NEVER;
    }
    return {
      customerName: form.customer_name,
      customerEmail: form.customer_email ?? null,
      customerPhone: phone?.e164 ?? null,
      postcode,
      description: form.description ?? null,
      budgetRange: form.budget_range || null,
      urgency: form.urgency,
    };
  });

export type LeadEditForm = z.infer<typeof leadEditForm>;
