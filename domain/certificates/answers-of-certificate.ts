import {
  certifiedAges,
  certifiedHeating,
  certifiedLoft,
  certifiedLoftDepths,
  certifiedOtherRoofs,
  certifiedOtherWalls,
  certifiedTypes,
  certifiedWalls,
  certifiedWindows,
} from "#content/planner/certificate-words.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import type { Certificate } from "#domain/certificates/register.ts";

/** A measure group that a home's roof or walls rule out. */
export type RuledOut = "loft" | "walls";

/** A certificate's answers to the planner's questions. */
export interface CertificateAnswers {
  /** By the names and values of a plan's address: type, built, wall, loft, windows, floor, heating, emitters. */
  readonly answers: Readonly<Record<string, string>>;
  /** The certificate's own years, where they lie in two of ours. */
  readonly band: string | null;
  readonly ruledOut: readonly RuledOut[];
}

/**
 * What a certificate answers. Whatever is not listed (content/planner/certificate-words.ts) stays unanswered, and so do
 * two heating systems that differ. Never its band, which would count the fabric twice, nor bedrooms, which it does not
 * count.
 */
export function answersOf(certificate: Certificate): CertificateAnswers {
  const age = certifiedAges[certificate.built ?? ""];
  const said = {
    [homeFields.type.query]: certifiedTypes[certificate.type ?? ""],
    [homeFields.built.query]: age?.built,
    [homeFields.wall.query]: match(certifiedWalls, certificate.wall),
    [homeFields.loftMm.query]: loftOf(certificate.roof),
    [homeFields.windows.query]: match(certifiedWindows, certificate.windows),
    [homeFields.floorAreaM2.query]: floorOf(certificate.floorAreaM2),
    ...heatingOf(certificate.heating),
  };
  return {
    answers: Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    band: age?.asks ? certificate.built : null,
    ruledOut: [
      ...(certifiedOtherRoofs.test(certificate.roof ?? "") ? (["loft"] as const) : []),
      ...(certifiedOtherWalls.test(certificate.wall ?? "") ? (["walls"] as const) : []),
    ],
  };
}

function match<T>(list: readonly (readonly [RegExp, T])[], text: string | null): T | undefined {
  return list.find(([says]) => says.test(text ?? ""))?.[1];
}

function loftOf(roof: string | null): string | undefined {
  const found = certifiedLoft.exec(roof ?? "");
  const mm = Number(found?.[1] ?? 0);
  const depth = found && certifiedLoftDepths.find(([from, until]) => mm >= from && mm <= until);
  return depth ? String(depth[2]) : undefined;
}

function floorOf(m2: number | null): string | undefined {
  const { min, max } = homeFields.floorAreaM2;
  const floor = Math.round(m2 ?? 0);
  return floor >= min && floor <= max ? String(floor) : undefined;
}

function heatingOf(systems: readonly string[]) {
  const [first, ...others] = systems.map((text) => match(certifiedHeating, text));
  return others.every((other) => other === first) ? first : undefined;
}
