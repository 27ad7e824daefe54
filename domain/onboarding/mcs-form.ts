import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type Technology, technologiesInSentences } from "#content/vetting.ts";
import { requiredCode } from "#domain/text-input.ts";

const NOT_ONE = "Enter the number as it is on your certificate: letters and figures, for example NAP-12345.";

/** The form field for a technology's MCS number. */
export function mcsField(technology: Technology): string {
  return `mcs_${technology}`;
}

/** Whether a text in capitals is written like an MCS number. */
export function isLikeMcsNumber(number: string): boolean {
  const { mcsNumberLengthMin, mcsNumberLengthMax } = limits;
  const fits = number.length >= mcsNumberLengthMin && number.length <= mcsNumberLengthMax;
  return fits && /^[A-Z0-9][A-Z0-9 ./-]*$/.test(number) && /\d/.test(number);
}

const mcsNumber = (technology: Technology) =>
  requiredCode(`Enter your MCS number for ${technologiesInSentences[technology]}.`, limits.mcsNumberLengthMax)
    .transform((text) => text.toUpperCase())
    .refine(isLikeMcsNumber, NOT_ONE);

/** A company's MCS number for each of these technologies, as printed on its certificate, in capitals. */
export function mcsForm(technologies: readonly Technology[]) {
  return z
    .object(Object.fromEntries(technologies.map((technology) => [mcsField(technology), mcsNumber(technology)])))
    .transform((form) => technologies.map((technology) => ({ technology, number: form[mcsField(technology)] ?? "" })));
}

export type McsForm = z.output<ReturnType<typeof mcsForm>>;
