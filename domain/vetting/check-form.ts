import { z } from "zod";
import { limits } from "#config/limits.ts";
import {
  type CheckField,
  fieldsOfCheck,
  isNeededField,
  schemes,
  technologies,
  vettingChecks,
} from "#content/vetting.ts";
import { optionalText, poundsOrNothing, requiredText } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";
import { typedCode } from "#domain/typed-text.ts";

const DATE = "Enter the day it expires, for example 31 March 2027, or leave this empty.";

/** The fields required for a check that passed. */
const missing: Record<Exclude<CheckField, "holderNumber">, string> = {
  reference: "Enter the number on the document.",
  holder: "Enter the holder exactly as it is printed.",
  certificationBody: "Enter the body that certified them, for example NICEIC.",
  insurer: "Enter the insurer.",
  coverPounds: "Enter the cover in whole pounds, for example 2,000,000.",
};

const SCHEME = `Choose the scheme: ${schemes.join(", ")}.`;
const isScheme = (name: string) => schemes.some((one) => one === name);

const paperText = optionalText(limits.paperFieldLengthMax).transform((text) => text ?? null);

/**
 * An administrator's record of one check. Days are London days; a check without one is valid until the next check. A
 * check that passed must say whose paper it was and what it covers; one that failed may.
 */
export function checkForm(now: Date) {
  const today = londonDay(now);
  return z
    .object({
      technology: z.enum(
        technologies.map(({ value }) => value),
        "Choose a technology.",
      ),
      check: z.enum(
        vettingChecks.map(({ value }) => value),
        "Choose what was checked.",
      ),
      outcome: z.enum(["passed", "failed"], "Choose whether it passed."),
      evidence: requiredText("Say what you checked and what you found.", limits.evidenceLengthMax),
      expiresOn: z
        .string()
        .default("")
        .transform(typedCode)
        .refine((day) => day === "" || isRealDay(day), { message: DATE, abort: true })
        .transform((day) => day || null),
      reference: paperText,
      holder: paperText,
      holderNumber: paperText,
      certificationBody: paperText,
      insurer: paperText,
      coverPounds: poundsOrNothing(missing.coverPounds),
    })
    .refine(({ outcome, expiresOn }) => outcome === "failed" || expiresOn === null || expiresOn >= today, {
      path: ["expiresOn"],
      message: "That date is in the past. An expired document cannot pass the check.",
    })
    .superRefine((form, context) => {
      for (const field of fieldsOfCheck(form.check)) {
        if (form.outcome === "failed" || form[field] !== null || !isNeededField(field, form.check)) continue;
        const message = field === "certificationBody" && form.check === "scheme" ? SCHEME : missing[field];
        context.addIssue({ code: "custom", path: [field], message });
      }
      if (form.check === "scheme" && form.certificationBody !== null && !isScheme(form.certificationBody)) {
        context.addIssue({ code: "custom", path: ["certificationBody"], message: SCHEME });
      }
    })
    .transform((form) => {
      // Drop fields that belong to another kind of check.
      const own = <Value>(field: CheckField, value: Value) =>
        fieldsOfCheck(form.check).includes(field) ? value : null;
      return {
        ...form,
        reference: own("reference", form.reference),
        holder: own("holder", form.holder),
        holderNumber: own("holderNumber", form.holderNumber),
        certificationBody: own("certificationBody", form.certificationBody),
        insurer: own("insurer", form.insurer),
        coverPounds: own("coverPounds", form.coverPounds),
      };
    });
}

export type CheckForm = z.output<ReturnType<typeof checkForm>>;
