import { certificateField, readTold, writeTold } from "#app/web/address-finder.ts";
import { certificateSays } from "#content/planner/address-words.ts";
import { certifiedAges } from "#content/planner/certificate-words.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { askedQuery } from "#content/planner/fields/plan-field.ts";
import { measuresField } from "#content/planner/fields/wish-fields.ts";
import { type MeasureName, usualMeasureChoices } from "#content/planner/measure-names.ts";
import { outwardPart } from "#domain/areas/plan-place.ts";
import type { CertificateAnswers, RuledOut } from "#domain/certificates/answers-of-certificate.ts";
import { lastOf } from "#domain/planner/inputs/query.ts";

// The form's address tells which of its answers a certificate gave, so that each is marked until somebody corrects it.
// The address of a plan leaves that out.

/** Entries that are no answers: the certificate's years where they lie in two of ours, and measures it rules out. */
const BAND = "band";
const RULED_OUT = "no";
const ruledOutMeasures: Readonly<Record<RuledOut, readonly MeasureName[]>> = {
  loft: ["loft"],
  walls: ["cavity", "solidInternal", "solidExternal"],
};
const ruledOutNotes = { loft: certificateSays.noLoft, walls: certificateSays.noWalls };
/** Under which field it is said. */
const ruledOutFields = { loft: homeFields.loftMm.query, walls: homeFields.wall.query };

/**
 * The form's query with a certificate's answers filled in: they replace what was typed and what an earlier certificate
 * said.
 */
export function withCertificate(
  typed: URLSearchParams,
  { registeredOn, answers, band, ruledOut }: { registeredOn: string } & CertificateAnswers,
): URLSearchParams {
  const query = withoutCertificate(typed);
  for (const [name, value] of Object.entries(answers)) query.set(name, value);
  const without: string[] = ruledOut.flatMap((part) => ruledOutMeasures[part]);
  const measures = query.getAll(measuresField.query).filter((measure) => !without.includes(measure));
  query.delete(measuresField.query);
  for (const measure of measures) query.append(measuresField.query, measure);
  const told = [
    ...Object.entries(answers),
    ...(band ? [[BAND, band] as const] : []),
    ...ruledOut.map((part) => [RULED_OUT, part] as const),
  ];
  query.set(certificateField, writeTold(registeredOn, told));
  return query;
}

/** The form's query with what was answered by hand, and of the postcode no more than its first half. */
export function withoutCertificate(typed: URLSearchParams): URLSearchParams {
  const told = toldIn(typed);
  const isByHand = ([name, value]: [string, string]) =>
    name !== askedQuery && name !== certificateField && value.trim() !== "" && value !== told?.answers.get(name);
  const query = new URLSearchParams([...typed].filter(isByHand));
  const place = lastOf(typed, placeField.query);
  if (place) query.set(placeField.query, outwardPart(place) ?? place);
  const again = (told?.ruledOut ?? []).flatMap((part) => ruledOutMeasures[part]);
  for (const { name } of usualMeasureChoices) if (again.includes(name)) query.append(measuresField.query, name);
  return query;
}

export interface FromCertificate {
  /** The certificate's, in words. */
  readonly day: string;
  /** What is said of it under a field, by the field's name. */
  readonly says: Readonly<Record<string, string>>;
}

/** What the form says of its certificate: of each answer still as the certificate gave it, and of what it leaves open. */
export function fromCertificate(query: URLSearchParams): FromCertificate | null {
  const told = toldIn(query);
  if (!told) return null;
  const { day, answers, band, ruledOut } = told;
  const asks = certifiedAges[band]?.asks;
  const open = ruledOut.map((part): [string, string] => [ruledOutFields[part], ruledOutNotes[part](day)]);
  if (asks) open.push([homeFields.built.query, `${certificateSays.open(day)} ${asks}`]);
  const given = [...answers].filter(([name, value]) => lastOf(query, name) === value);
  const right = given.map(([name]): [string, string] => [
    name,
    asks && name === homeFields.built.query ? `${certificateSays.right(day)} ${asks}` : certificateSays.right(day),
  ]);
  const isOpen = ([name]: [string, string]) => lastOf(query, name) === undefined;
  return { day, says: Object.fromEntries([...open.filter(isOpen), ...right]) };
}

function toldIn(query: URLSearchParams) {
  const told = readTold(lastOf(query, certificateField));
  if (!told) return undefined;
  const { day, entries } = told;
  return {
    day,
    answers: new Map(entries.filter(([name]) => name !== BAND && name !== RULED_OUT)),
    band: entries.find(([name]) => name === BAND)?.[1] ?? "",
    ruledOut: entries.flatMap(([name, value]) => (name === RULED_OUT && isRuledOut(value) ? [value] : [])),
  };
}

const isRuledOut = (value: string): value is RuledOut => Object.hasOwn(ruledOutMeasures, value);
