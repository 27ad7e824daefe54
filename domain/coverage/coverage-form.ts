import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type LeadService, leadServiceOptions } from "#content/options.ts";
import { findOutwardCode, outwardCodeExists } from "#domain/postcodes/outward-code.ts";
import { type Postcode, parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import { anyCode } from "#domain/text-input.ts";
import { typedCode } from "#domain/typed-text.ts";

const RADIUS = `Enter the radius in whole miles, from 1 to ${limits.coverageRadiusMilesMax}.`;
const NO_POSITION = "We do not know where this postcode is. Enter one nearby.";

const serviceTypes: ReadonlySet<string> = new Set(leadServiceOptions.map(({ value }) => value));

function isServiceType(value: string): value is LeadService {
  return serviceTypes.has(value);
}

function readPlace(text: string, context: z.RefinementCtx) {
  const parsed: Postcode | undefined = parsePostcode(text);
  const place = parsed && findOutwardCode(parsed.outward);
  if (parsed && place) return { postcode: parsed.postcode, place };
  context.addIssue({ code: "custom", message: parsed ? NO_POSITION : postcodeProblem(text) });
  return z.NEVER;
}

const MINIMUM = `Enter whole pounds, from 1 to ${limits.minimumBudgetPoundsMax.toLocaleString("en-GB")}, or leave it empty.`;
const TOO_MANY = `You can leave out up to ${limits.excludedOutcodesMax} outward codes.`;

function readOutcodes(text: string | undefined, context: z.RefinementCtx): string[] | undefined {
  if (text === undefined) return undefined;
  const given = [...new Set(text.toUpperCase().split(/[\s,;]+/))].filter(Boolean);
  const unknown = given.find((outcode) => !outwardCodeExists(outcode));
  if (unknown) {
    const shown = unknown.slice(0, limits.postcodeLengthMax);
    const message = `${shown} is not an outward code (the first half of a postcode, such as RG4).`;
    context.addIssue({ code: "custom", message });
  }
  if (given.length > limits.excludedOutcodesMax) context.addIssue({ code: "custom", message: TOO_MANY });
  return given;
}

/** Reads "£12,000" as 12000, and an empty field as no minimum. */
function readMinimum(text: string | undefined, context: z.RefinementCtx): number | null | undefined {
  if (text === undefined) return undefined;
  const digits = text.replace(/^£|[\s,]/g, "");
  if (digits === "") return null;
  const pounds = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  if (pounds >= 1 && pounds <= limits.minimumBudgetPoundsMax) return pounds;
  context.addIssue({ code: "custom", message: MINIMUM });
  return z.NEVER;
}

/**
 * The area a company works in, its services (separated by commas) and its wishes: outward codes to leave out, a minimum
 * budget, a phone number. `wishes` is absent if the form did not ask for them.
 */
export const coverageForm = z
  .object({
    basePostcode: z.string().default("").transform(typedCode).transform(readPlace),
    radiusMiles: anyCode(RADIUS)
      .refine((text) => /^\d{1,3}$/.test(text), { message: RADIUS, abort: true })
      .transform(Number)
      .refine((miles) => miles >= 1 && miles <= limits.coverageRadiusMilesMax, RADIUS),
    services: z
      .string()
      .default("")
      .transform((given) => [...new Set(given.split(","))].filter(isServiceType))
      .refine((services) => services.length > 0, "Choose at least one service."),
    excludedOutcodes: anyCode().optional().transform(readOutcodes),
    minimumBudgetPounds: anyCode().optional().transform(readMinimum),
    needsPhone: z.string().optional(),
  })
  .transform(({ excludedOutcodes, minimumBudgetPounds, needsPhone, ...area }) => ({
    ...area,
    // Some forms do not ask for these.
    wishes:
      excludedOutcodes === undefined && minimumBudgetPounds === undefined && needsPhone === undefined
        ? undefined
        : {
            excludedOutcodes: excludedOutcodes ?? [],
            minimumBudgetPounds: minimumBudgetPounds ?? null,
            needsPhone: needsPhone === "yes",
          },
  }));

export type CoverageForm = z.output<typeof coverageForm>;
