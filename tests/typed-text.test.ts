import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Fields } from "#content/quote-sheet/field.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { technologies } from "#content/vetting.ts";
import { type Problems, readFields } from "#domain/quotes/sheet/read-value.ts";

// Every field of every form and call, found by walking the schemas, so that no new one is forgotten.

const ROOT = join(import.meta.dirname, "..");
const NOW = new Date("2026-11-26T10:00:00Z");

/** Arguments of schemas that depend on a day, a person or a service. */
const makers: Record<string, readonly unknown[]> = {
  briefForm: ["solar-panels", 2026],
  checkForm: [NOW],
  claimForm: [NOW],
  contractForm: [NOW],
  deviceForm: [{ allowLocal: false }],
  documentForm: [NOW],
  endpointForm: [{ allowLocal: false }],
  exceptionForm: [NOW],
  handoverForm: [NOW],
  holidayForm: [NOW],
  insuranceForm: [NOW],
  mcsForm: [technologies.map(({ value }) => value)],
  newPasswordForm: [{ email: "ana@example.com", companyName: null }],
  outcomeForm: [NOW],
  paidForm: [NOW],
  apiKeyForm: [NOW],
  readingForm: [NOW],
  siteOfBusinessForm: [],
  homeOfQuoteForm: [],
};

/** Stored letter for letter and never read by people, or created by a program and refused unless exactly right. */
const notTyped =
  /assword$|^(mailReport|deviceForm)\.|^quoteForm\.plan$|^quoteFields\.plan$|^businessQuoteForm\.plan$|^body\.(kind|channel|outcome|keptByLaw)$|\.needsPhone$|^clockForm\.|^purchaseChange\.|^recoveryForm\.userId$|^headsFile\./;
/** Their rules are those of the whole form, such as that a phone number can be called. */
const isCode = /phone$|email$|postcode$|companyNumber$|^handoverForm\.number$|^certificateForm\.certificate$/i;

const TEXT = "Ana Vale at Kestrel House";
/** For every field that people type, one of these is valid. */
const samples = [
  TEXT,
  "ana@example.com",
  "07911 123456",
  "CR0 1EA",
  "RG4",
  "12",
  "3940",
  "1990",
  "350",
  "£8,450",
  "01234567",
  "NAP-12345",
  "https://crm.example.com/hook",
  "2026-11-26",
  "2026-11-27",
];

/** Invisible; they come along with copied text. */
const copiedAlong = [..."\u00ad\u200b\u200e\u200f\u2060\ufeff"];
/** They reverse the writing direction. Windows' address book copies the first two along with a phone number. */
const turning = [..."\u202a\u202c\u202b\u202d\u202e\u2066\u2067\u2068\u2069"];
const gaps = [..."\t\v\f\u0085\u2028\u2029"];
const neverKept = /[^\P{Cc}\n\t]|\p{Cs}|[\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]/u;

const files = ["domain", "app"].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.sql)\.tsx?$/.test(file))
    .map((file) => join(ROOT, room, file))
    .filter((file) => /\bz\s*\.(?:object|strictObject|looseObject)\(/.test(readFileSync(file, "utf8"))),
);

async function schemasIn(file: string): Promise<[string, z.ZodObject][]> {
  const exported = Object.entries((await import(file)) as Record<string, unknown>);
  return exported.flatMap(([name, value]) => {
    const made = typeof value === "function" && Object.hasOwn(makers, name) ? value(...(makers[name] ?? [])) : value;
    return objectsOf(made).map((schema): [string, z.ZodObject] => [name, schema]);
  });
}

/** Of a form of several shapes, each. */
function objectsOf(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsOf);
  return schema instanceof z.ZodPipe ? objectsOf(schema.def.in) : [];
}

const found = await Promise.all(files.map(async (file) => ({ file, schemas: await schemasIn(file) })));
const fields = found
  .flatMap(({ schemas }) => schemas)
  .flatMap(([form, schema]) => Object.entries(schema.shape).map(([name, field]) => ({ at: `${form}.${name}`, field })))
  .filter(({ at }) => !notTyped.test(at)) as { at: string; field: z.ZodType }[];

it.each(found)("finds the schemas of $file: they are exported, or their maker is named here", ({ schemas }) => {
  expect(schemas).not.toEqual([]);
});

describe.each(fields)("$at", ({ at, field }) => {
  const right = samples.filter((sample) => field.safeParse(sample).success);
  const isText = right.includes(TEXT) && !isCode.test(at);
  const read = (typed: string) => JSON.stringify(field.safeParse(typed).data ?? field.safeParse(typed).error?.issues);

  it("keeps nothing invisible", () => {
    for (const sample of right.length > 0 ? right : samples) {
      for (const stray of [...copiedAlong, ...turning, ...gaps, "\u0000", "\u001b", "\u2061", "\ud800"]) {
        for (const typed of around(sample, stray)) expect(textsIn(field.safeParse(typed).data)).not.toMatch(neverKept);
      }
    }
  });

  it("reads copied text as if it had been typed", () => {
    for (const sample of right) {
      for (const stray of [...copiedAlong, ...(isText ? [] : turning)]) {
        for (const typed of around(sample, stray)) expect(read(typed)).toBe(read(sample));
      }
      for (const gap of gaps) expect(read(`${gap}${sample}${gap}`)).toBe(read(sample));
    }
  });

  if (!isText || typeof field.safeParse(TEXT).data !== "string") return;
  it("names the character it cannot accept", () => {
    for (const turn of turning) {
      const code = `U+${turn.charCodeAt(0).toString(16).toUpperCase()}`;
      expect(read(`Ana${turn} Vale`)).toContain(
        `This contains a character that changes the direction of text (${code}). Delete it and try again.`,
      );
    }
    expect(read("Ana\u0000 Vale")).toContain("a control character (U+0000)");
    for (const gap of gaps) expect(["Ana Vale", "Ana\nVale", "Ana\tVale"]).toContain(field.parse(`Ana${gap}Vale`));
    expect(field.parse("علی\u200cرضا")).toBe("علی\u200cرضا");
  });
});

describe("a quote that a program posts", () => {
  const texts = textFields(quoteSheets.solar);

  it.each(texts)("keeps nothing invisible in $label", ({ kind }) => {
    const readOne = (text: string) => {
      const problems: Problems = new Map();
      const value = readFields(
        { one: { label: "One", kind } } as unknown as Fields,
        { one: text },
        {
          path: "",
          today: "2026-11-26",
          problems,
        },
      );
      return { value, problems };
    };
    for (const stray of [...copiedAlong, ...turning, ...gaps, "\u0000", "\u2061", "\ud800"]) {
      for (const typed of around("Ana", stray)) expect(textsIn(readOne(typed).value)).not.toMatch(neverKept);
    }
    expect([...readOne("A\u202ea").problems.values()].flat().join()).toContain("U+202E");
  });
});

function textFields(of: Fields): { label: string; kind: unknown }[] {
  return Object.values(of).flatMap(({ label, kind }) => {
    if (kind.is === "line" || kind.is === "lines") return [{ label, kind }];
    return kind.is === "list" || kind.is === "group" ? textFields(kind.of) : [];
  });
}

function around(sample: string, stray: string): string[] {
  return [stray + sample, sample.slice(0, 2) + stray + sample.slice(2), sample + stray];
}

function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textsIn).join(" ") : "";
}
