import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator, runPicture } from "#domain/calculators/engine/run-calculator.ts";
import { showResult } from "#domain/calculators/engine/show-result.ts";
import { calculators } from "./calculators.ts";

const RUNS = 500;
const ODD = [
  ..."|0|-0|+0|00|-1|1|2|3|4|.|,|-|+|--1|1-|.5|5.|1e3|1e309|-1e309|0x1f|0b1|NaN|Infinity|-Infinity|null|undefined".split(
    "|",
  ),
  ..."-5|1e400|1e999|text|0.0000001|999999999".split("|"),
  ..."true|[object Object]|1,200|1,2,3|1 200|2024|2024.0000001|2025|2030|1000000000|1000000001|999999999.999999".split(
    "|",
  ),
  `0.${"0".repeat(330)}1`,
  `.${"0".repeat(320)}1`,
  "9".repeat(10_000),
  "1".repeat(400),
  " \t\n ",
  "\u00a0",
  "\u0000",
  "\ud800",
  "１２",
  "٣",
  "½",
  "💡🏠",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  "__proto__",
];
/** What a careless query parser may pass on despite its own types. */
const NOT_TEXT = [["5"], ["💡", "-1", ""], [], {}, 7, Number.NaN, null, true, Symbol("x"), () => "5"];

const oddText: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(...NOT_TEXT),
  fc
    .tuple(fc.integer({ min: 0, max: 3_999_999_999 }), fc.nat(11))
    .map(([whole, places]) => String(whole / 10 ** places)),
  fc.array(fc.nat(0xd7ff), { maxLength: 7 }).map((codes) => String.fromCodePoint(...codes)),
  fc.tuple(fc.constantFrom("-", " ", "0", ","), fc.constantFrom(...ODD)).map((parts) => parts.join("")),
  fc.constantFrom(...ODD),
);

const NO_FIGURE = /NaN|Infinity|∞|undefined|null|-£?0(\.0)?( |%|$)/;

/** Every number and every text in it, at any depth. */
function contentOf(part: unknown): { numbers: number[]; texts: string[] } {
  if (typeof part === "number") return { numbers: [part], texts: [] };
  if (typeof part === "string") return { numbers: [], texts: [part] };
  const inside = typeof part === "object" && part !== null ? Object.values(part).map(contentOf) : [];
  return { numbers: inside.flatMap(({ numbers }) => numbers), texts: inside.flatMap(({ texts }) => texts) };
}

describe.each(calculators)("$id answers anything", (calculator) => {
  const isAnswered = (values: object) => {
    const read = readInputs(calculator, values as Record<string, string | undefined>);
    const { inputs, warnings } = read;

    const unfit = Object.values(inputs).filter((input) => !(input >= 0 && input <= 1e9) || Object.is(input, -0));
    expect(unfit).toEqual([]);
    expect(Object.keys(inputs)).toEqual(calculator.fields.map(({ name }) => name));
    for (const messages of Object.values(warnings)) expect(messages).toHaveLength(1);
    for (const result of runCalculator(calculator, inputs)) {
      const { value, missing } = result;
      expect(typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))).toBe(false);
      expect(value === null).toBe(typeof missing === "string" && missing !== "");
      const { figure } = showResult(result);
      expect(figure).not.toMatch(/NaN|Infinity|∞|undefined|^$|^-£?0(\.0)?%?$/);
    }
    const { numbers, texts } = contentOf(runPicture(calculator, read));
    expect(numbers.filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([]);
    expect(texts.filter((text) => NO_FIGURE.test(text))).toEqual([]);
  };

  it(`with finite numbers, a text or a reason for its absence, ${RUNS} times`, () => {
    const typed = fc.record(Object.fromEntries(calculator.fields.map(({ name }) => [name, oddText])));
    fc.assert(fc.property(typed, isAnswered), { seed: 20261121, numRuns: RUNS });
  });

  it("with the same odd text in every field", () => {
    for (const text of ODD) isAnswered(Object.fromEntries(calculator.fields.map(({ name }) => [name, text])));
  });
});
