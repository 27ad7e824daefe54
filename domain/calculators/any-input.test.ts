import { describe, expect, it } from "vitest";
import { type Dice, diceOf } from "#tests/support/dice.ts";
import { calculators } from "./calculators.ts";
import { readInputs } from "./read-inputs.ts";
import { runCalculator } from "./run-calculator.ts";
import { runPicture } from "./run-picture.ts";
import { showResult } from "./show-result.ts";

const RUNS = 500;
const ODD = [
  ..."|0|-0|+0|00|-1|1|2|3|4|.|,|-|+|--1|1-|.5|5.|1e3|1e309|-1e309|0x1f|0b1|NaN|Infinity|-Infinity|null|undefined".split(
    "|",
  ),
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
/** What a careless query parser may hand over against its own types. */
const NOT_TEXT = [["5"], ["💡", "-1", ""], [], {}, 7, Number.NaN, null, true, Symbol("x"), () => "5"];

function oddText(dice: Dice): unknown {
  const kind = dice.throw(6);
  if (kind === 0) return undefined;
  if (kind === 1) return dice.pick(NOT_TEXT);
  if (kind === 2) return String(dice.throw(4_000_000_000) / 10 ** dice.throw(12));
  if (kind === 3) return Array.from({ length: dice.throw(8) }, () => String.fromCodePoint(dice.throw(0xd800))).join("");
  if (kind === 4) return dice.pick(["-", " ", "0", ","]) + dice.pick(ODD);
  return dice.pick(ODD);
}

const NO_FIGURE = /NaN|Infinity|∞|undefined|null|-£?0(\.0)?( |%|$)/;

/** Every number and every text in it, however deep. */
function contentOf(part: unknown): { numbers: number[]; texts: string[] } {
  if (typeof part === "number") return { numbers: [part], texts: [] };
  if (typeof part === "string") return { numbers: [], texts: [part] };
  const inside = typeof part === "object" && part !== null ? Object.values(part).map(contentOf) : [];
  return { numbers: inside.flatMap(({ numbers }) => numbers), texts: inside.flatMap(({ texts }) => texts) };
}

describe.each(calculators)("$id answers anything", (calculator) => {
  it(`with finite numbers, a text or what is missing, ${RUNS} times`, () => {
    const dice = diceOf(20261121);
    for (let run = 0; run < RUNS; run++) {
      const values = Object.fromEntries(calculator.fields.map(({ name }) => [name, oddText(dice)]));
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
    }
  });
});
