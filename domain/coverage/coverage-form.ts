import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type LeadService, leadServiceOptions } from "#content/options.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type Postcode, parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";

const RADIUS = `Enter the radius in whole miles, from 1 to ${limits.coverageRadiusMilesMax}.`;
const NO_POSITION = "We do not know where this postcode lies. Enter one nearby.";

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

/** The area a company works in, and the services it offers there, separated by commas; its leads must match both. */
export const coverageForm = z.object({
  basePostcode: z.string().default("").transform(readPlace),
  radiusMiles: z
    .string(RADIUS)
    .trim()
    .regex(/^\d{1,3}$/, RADIUS)
    .transform(Number)
    .refine((miles) => miles >= 1 && miles <= limits.coverageRadiusMilesMax, RADIUS),
  services: z
    .string()
    .default("")
    .transform((given) => [...new Set(given.split(","))].filter(isServiceType))
    .refine((services) => services.length > 0, "Choose at least one service."),
});

export type CoverageForm = z.output<typeof coverageForm>;

export const alertsForm = z.object({ alerts: z.enum(["at_once", "daily", "never"], "Choose one.") });
