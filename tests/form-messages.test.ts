import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { namedMessage } from "#app/ui/forms/field-labels.ts";

// Everything that a form's schema can answer, so that each message can be read alone in the summary above the form.

const NOW = new Date("2026-11-27T12:00:00Z");
const WRONG = ["", "nonsense", "-1", "99999999", "9".repeat(30), "x\ny", "a\u0000b", "x".repeat(40_000)];
/** Says what is wrong, and not with what. */
const NAMELESS =
  /^(Keep (this|each)|This contains|This is (too|required)|Choose one\b|Choose yes or no\.|Enter an? (whole )?(number|figure|day|date|value)\b|Enter (at most )?\d|Enter at most|Enter whole (pounds|years|miles|minutes)|Type|Required|Invalid|Too (long|short|big|small))/;
/** "Day" is the field's label. */
const NAMED = ["Enter a day, today or earlier."];
/** What these are made of. */
const GIVEN: Record<string, readonly unknown[]> = {
  endpointForm: [{ allowLocal: true }],
  mcsForm: [["solar", "battery"]],
  joinForm: [{ email: "a@b.example", companyName: "A Ltd" }],
  newPasswordForm: [{ email: "a@b.example" }],
};

/** Nobody types these. */
const BY_SCRIPTS = /(device|bounce)-form/;

const files = readdirSync("domain", { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    (/-form\.ts$/.test(file) && !BY_SCRIPTS.test(file)) ||
    /(give|library|saved-views|installer-notes|public-complaints)\.ts$/.test(file),
);
const forms = (
  await Promise.all(
    files.map(async (file) => {
      const all: Record<string, unknown> = await import(/* @vite-ignore */ `#domain/${file}`);
      return Object.entries(all).flatMap(([name, made]) => {
        const schema = typeof made === "function" && /Form$/.test(name) ? made(...(GIVEN[name] ?? [NOW])) : made;
        return schema instanceof z.ZodType ? [{ name, schema, fields: fieldsOf(schema) }] : [];
      });
    }),
  )
)
  .flat()
  .filter(({ fields }) => fields.length > 0);

function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? fieldsOf(schema.in as z.ZodType) : [];
}

/** As the summary shows them. */
function messagesOf({ schema, fields }: { schema: z.ZodType; fields: readonly string[] }): Set<string> {
  const tries = WRONG.map((text) => Object.fromEntries(fields.map((field) => [field, text])));
  const issues = [{}, ...tries].flatMap((form) => schema.safeParse(form).error?.issues ?? []);
  return new Set(issues.map(({ path, message }) => namedMessage(String(path[0] ?? "form"), message)));
}

it("finds the forms", () => {
  expect(forms.length).toBeGreaterThan(30);
});

it.each(forms)("$name: each message says which field it is about", ({ schema, fields }) => {
  const nameless = [...messagesOf({ schema, fields })].filter(
    (message) => NAMELESS.test(message) && !NAMED.includes(message),
  );
  expect(nameless).toEqual([]);
});
