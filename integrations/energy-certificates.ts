import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { limits } from "#config/limits.ts";

const BASE = "https://api.get-energy-performance-data.communities.gov.uk";
const NUMBER = /^\d{4}(-\d{4}){4}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the register answers to a path, as parsed JSON; undefined if it knows nothing of what was asked (404). */
export type AskRegister = (path: string) => Promise<unknown>;

/** A home of a postcode with its newest certificate. */
interface CertifiedHome {
  /** The certificate's number, like 0000-0000-0000-0000-0000. */
  number: string;
  /** The lines above the town. */
  address: string;
  /** YYYY-MM-DD. */
  registeredOn: string;
  /** Whether we know the schema of its certificate. */
  isReadable: boolean;
}

/** What a certificate says of the home, in the words of the register; null where it says nothing. */
interface Certificate {
  /** "House, Mid-Terrace", "Flat". */
  type: string | null;
  /** "1900-1929", of the main part. */
  built: string | null;
  /** Of the main part. */
  wall: string | null;
  roof: string | null;
  windows: string | null;
  heating: readonly string[];
  /** In m². */
  floorAreaM2: number | null;
}

/**
 * Called before each call that leaves us; throwing stops it. Answers that are kept call nobody.
 */
type BeforeCall = () => Promise<void>;

export interface EnergyCertificates {
  /** The homes of a full postcode ("LS6 1AB") that have a certificate, by address. Throws if there is no answer. */
  homesAt(postcode: string, beforeCall: BeforeCall): Promise<readonly CertifiedHome[]>;
  /** One of these certificates. Throws if there is no answer, or none that we can read. */
  certificate(number: string, beforeCall: BeforeCall): Promise<Certificate>;
}

/**
 * The register of energy certificates of England and Wales, behind a way to ask it. Answers are kept for a day under
 * keys from which nobody can read what was asked; the same question asked twice at once is one call. Errors say
 * neither address nor number. Source: api/api.yml and api/schemas of github.com/communitiesuk/epb-data-warehouse, on
 * 21 August 2026.
 */
export function energyCertificates(ask: AskRegister, onProblem: (error: unknown) => void): EnergyCertificates {
  const kept = keptForADay(onProblem);
  return {
    homesAt: (postcode, beforeCall) =>
      kept(`homes at ${postcode}`, async () => {
        await beforeCall();
        return homesIn(await ask(`/api/domestic/search?${new URLSearchParams({ postcode })}`));
      }),
    certificate: (number, beforeCall) =>
      kept(`certificate ${number}`, async () => {
        await beforeCall();
        return certificateIn(await ask(`/api/certificate?${new URLSearchParams({ certificate_number: number })}`));
      }),
  };
}

/**
 * Asks the register itself, with the account's token. Throws if it is slow (5 s), fails, redirects or answers more than
 * any postcode or certificate needs. `base` is for tests.
 */
export function liveRegister(token: string, base = BASE): AskRegister {
  return async (path) => {
    const response = await fetch(`${base}${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(limits.registerTimeoutSeconds * 1000),
    });
    if (response.ok) return JSON.parse(await textOf(response));
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new RegisterError(`status ${response.status}`);
  };
}

/** Answers from documents as `/api/certificate` gives them, with `certificate_number` in each. For the demonstration. */
export function recordedRegister(documents: readonly RecordedDocument[]): AskRegister {
  return async (path) => {
    const { searchParams } = new URL(path, BASE);
    const asked = searchParams.get("postcode");
    const found = documents.filter(
      (one) => one.postcode === asked || one.certificate_number === searchParams.get("certificate_number"),
    );
    if (found.length === 0) return undefined;
    return { data: asked === null ? found[0] : found.map(searchRow) };
  };
}

interface RecordedDocument {
  readonly certificate_number: string;
  readonly postcode: string;
  readonly address_line_1: string;
  readonly registration_date: string;
  readonly schema_type: string;
}

const searchRow = (one: RecordedDocument) => ({
  certificateNumber: one.certificate_number,
  addressLine1: one.address_line_1,
  registrationDate: one.registration_date,
  schemaType: one.schema_type,
});

/** The register gave no answer that we can use. The name tells a log what happened, and nothing of whom it was about. */
class RegisterError extends Error {
  constructor(why: string) {
    super(why);
    this.name = `RegisterError (${why})`;
  }
}

async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > limits.registerAnswerBytesMax) throw new RegisterError("too large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Remembers answers, and forgets them after a day or when there are too many. Errors are not kept. */
function keptForADay(onProblem: (error: unknown) => void) {
  const secret = randomBytes(32);
  const answers = new Map<string, Promise<unknown>>();
  return <T>(question: string, answer: () => Promise<T>): Promise<T> => {
    const key = createHmac("sha256", secret).update(question).digest("base64url");
    const before = answers.get(key) as Promise<T> | undefined;
    if (before !== undefined) return before;
    const given = answer();
    answers.set(key, given);
    const [oldest] = answers.keys();
    if (answers.size > limits.registerAnswersKeptMax && oldest !== undefined) answers.delete(oldest);
    const forget = () => answers.get(key) === given && answers.delete(key);
    given.then(
      () => setTimeout(forget, limits.registerAnswersKeptHours * 3_600_000).unref(),
      (error: unknown) => {
        forget();
        onProblem(error);
      },
    );
    return given;
  };
}

const line = z.string().nullish();
const SearchAnswer = z.object({ data: z.array(z.unknown()) });
const SearchRow = z.object({
  certificateNumber: z.string().regex(NUMBER),
  addressLine1: line,
  addressLine2: line,
  addressLine3: line,
  addressLine4: line,
  registrationDate: z.string().regex(DAY),
  schemaType: line,
});
const LINE_LENGTH_MAX = 100;

/** The newest certificate of each address. Rows that we cannot read are left out. */
function homesIn(answer: unknown): CertifiedHome[] {
  if (answer === undefined) return [];
  const rows = read(SearchAnswer, answer).data.flatMap((row) => SearchRow.safeParse(row).data ?? []);
  const homes = new Map<string, CertifiedHome>();
  for (const row of rows) {
    const lines = [row.addressLine1, row.addressLine2, row.addressLine3, row.addressLine4];
    const address = lines.flatMap((one) => one?.trim().slice(0, LINE_LENGTH_MAX) || []).join(", ");
    const key = address.toLowerCase().replace(/[^a-z0-9]/g, "");
    const before = homes.get(key);
    if (address === "" || (before && before.registeredOn >= row.registrationDate)) continue;
    const isReadable = schemaOf(row.schemaType) !== undefined;
    homes.set(key, { number: row.certificateNumber, address, registeredOn: row.registrationDate, isReadable });
  }
  return [...homes.values()].toSorted((a, b) => a.address.localeCompare(b.address, "en-GB", { numeric: true }));
}

/** Texts are plain in some versions of a schema, and with their language in others. */
const text = z
  .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
  .nullish()
  .catch(null);
const described = z.object({ description: text }).nullish().catch(null);
const code = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const Part = z.object({ identifier: text, building_part_number: code, construction_age_band: code });

/** As far as RdSAP's schemas 17.0 to 21.0.1 agree, which is in all that we read. */
const RdsapDocument = z.object({
  schema_type: z.string(),
  property_type: code,
  built_form: code,
  total_floor_area: z
    .union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)])
    .nullish()
    .catch(null),
  walls: z.array(described).nullish().catch(null),
  roofs: z.array(described).nullish().catch(null),
  window: described,
  main_heating: z.array(described).nullish().catch(null),
  sap_building_parts: z.array(Part).nullish().catch(null),
});
const Answer = z.object({ data: RdsapDocument });

const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  0: "House",
  1: "Bungalow",
  2: "Flat",
  3: "Maisonette",
  4: "Park home",
};
const BUILT_FORMS: Readonly<Record<string, string>> = {
  1: "Detached",
  2: "Semi-Detached",
  3: "End-Terrace",
  4: "Mid-Terrace",
  5: "Enclosed End-Terrace",
  6: "Enclosed Mid-Terrace",
};
/** Of England and Wales, the same in both schemas up to K. */
const AGES = {
  A: "before 1900",
  B: "1900-1929",
  C: "1930-1949",
  D: "1950-1966",
  E: "1967-1975",
  F: "1976-1982",
  G: "1983-1990",
  H: "1991-1995",
  I: "1996-2002",
  J: "2003-2006",
  K: "2007-2011",
};

/** The schemas that we can read, by the beginnings of their names. One more is one more entry. */
const SCHEMAS: readonly { name: RegExp; ages: Readonly<Record<string, string>> }[] = [
  { name: /^RdSAP-Schema-(17|18|19|20)\./, ages: { ...AGES, L: "2012 onwards" } },
  { name: /^RdSAP-Schema-21\./, ages: { ...AGES, L: "2012-2021", M: "2022 onwards" } },
];

const schemaOf = (name: string | null | undefined) => SCHEMAS.find((schema) => schema.name.test(name ?? ""));

function certificateIn(answer: unknown): Certificate {
  const { data } = read(Answer, answer);
  const schema = schemaOf(data.schema_type);
  if (!schema) throw new RegisterError("unknown schema");
  const parts = data.sap_building_parts ?? [];
  const main = parts.find((part) => /^main dwelling$/i.test(part.identifier ?? "")) ?? parts[0];
  return {
    type: typeOf(data),
    built: schema.ages[main?.construction_age_band ?? ""] ?? null,
    wall: data.walls?.[0]?.description ?? null,
    roof: data.roofs?.[0]?.description ?? null,
    windows: data.window?.description ?? null,
    heating: (data.main_heating ?? []).flatMap((one) => one?.description ?? []),
    floorAreaM2: data.total_floor_area ?? null,
  };
}

function typeOf(data: z.infer<typeof RdsapDocument>): string | null {
  const type = PROPERTY_TYPES[data.property_type ?? ""];
  if (type !== "House") return type ?? null;
  const form = BUILT_FORMS[data.built_form ?? ""];
  return form ? `${type}, ${form}` : null;
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new RegisterError("another shape");
  return parsed.data;
}
