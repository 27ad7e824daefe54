import { z } from "zod";
import { limits } from "#config/limits.ts";
import { lookedAt } from "#content/registers.ts";
import { type Technology, technologies, type VettingCheck } from "#content/vetting.ts";
import { optionalText } from "#domain/text-input.ts";
import { type CheckForm, checkForm } from "#domain/vetting/check-form.ts";

/** What an administrator compares in one go, and the checks that it settles. */
export const checksOfClaim = {
  mcs: ["mcs_number", "mcs_scope", "certificate_holder"],
  insurance: ["insurance"],
  identity: ["identity"],
} as const satisfies Record<string, readonly VettingCheck[]>;

export type ClaimKind = keyof typeof checksOfClaim;

const chosen = <Value extends string>(values: readonly Value[], message: string) =>
  z
    .string()
    .default("")
    .transform((typed) => values.filter((value) => typed.split(",").includes(value)))
    .refine((ticked) => ticked.length > 0, message);

/** As the form of a check reads it again, which says what is missing. */
const asTyped = optionalText(limits.paperFieldLengthMax).transform((typed) => typed ?? "");

/**
 * "As claimed: correct": what the company says is taken over as it stood before the administrator, for each technology
 * ticked. Gives the checks to record, or what is wrong with them. It still asks what was looked at.
 */
export function claimForm(now: Date) {
  const one = checkForm(now);
  return z
    .object({
      claim: z.enum(["mcs", "insurance", "identity"], "There is no such claim. Load the page again."),
      technologies: chosen(
        technologies.map(({ value }) => value),
        "Tick what it serves.",
      ),
      looked: chosen(
        lookedAt.map(({ value }) => value),
        "Tick what you looked at.",
      ),
      note: optionalText(limits.evidenceLengthMax / 2),
      reference: asTyped,
      holder: asTyped,
      holderNumber: asTyped,
      certificationBody: asTyped,
      insurer: asTyped,
      coverPounds: asTyped,
      expiresOn: asTyped,
    })
    .transform(({ claim, technologies: served, looked, note, ...paper }, context): CheckForm[] => {
      const seen = lookedAt.filter(({ value }) => looked.includes(value)).map(({ label }) => label);
      const evidence = [`As claimed: correct. Looked at: ${seen.join(", ")}.`, note].filter(Boolean).join(" ");
      // One insurance and one identity serve the whole company, whatever it works with.
      const of = claim === "mcs" ? served : served.slice(0, 1);
      return of.flatMap((technology) =>
        checksOfClaim[claim].flatMap((check) => {
          const expiresOn = check === "identity" ? "" : paper.expiresOn;
          const read = one.safeParse({ ...paper, expiresOn, technology, check, outcome: "passed", evidence });
          if (read.success) return [read.data];
          for (const { message, path } of read.error.issues)
            context.addIssue({ code: "custom", path: [...path], message });
          return [];
        }),
      );
    });
}

/** The field that says which check of a technology the administrator had seen last. */
export function followsField(technology: Technology, check: VettingCheck): string {
  return `follows-${technology}-${check}`;
}
