import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HIDDEN_UNTIL_BOUGHT, redactContacts } from "#domain/leads/redact.ts";
import { corpusLeads } from "#domain/leads/redaction/corpus/leads.ts";
import { foldText } from "#domain/leads/redaction/fold.ts";

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
const expanding = everyCharacter.filter((one) => one.normalize("NFKD").length > 1);
/** Padded so that the limit is not reached: no character is folded into more than three. */
const foldedAlone = (character: string) => foldText(`${character}abcdef`).text.slice(0, -"abcdef".length);

describe("a folded text", () => {
  it("has at most three characters for each original one", () => {
    expect(expanding.filter((one) => foldedAlone(one).length > 3)).toEqual([]);
  });

  it("is at most half as long again as the text, whatever it repeats", () => {
    const one = fc.nat(expanding.length - 1).map((index) => expanding[index] ?? "");
    const shape = fc.array(fc.oneof(one, fc.string({ unit: "binary" })), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(shape, fc.integer({ min: 1, max: 30 }), (pieces, times) => {
        const text = pieces.join("").repeat(times);
        const folded = foldText(text);
        expect(folded.text.length).toBeLessThanOrEqual(1.5 * text.length);
        expect([folded.starts.length, folded.ends.length]).toEqual([folded.text.length, folded.text.length]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["Griﬃths", "griffiths"],
    ["⑴⒇⒈", "1201"],
    ["Siân ０７ 𝟎𝟕", "sian 07 07"],
    ["각 ﷺ ㌀ ½ …", "각 ﷺ ㌀ ½ …"],
  ])("of %s reads %s", (text, folded) => {
    expect(foldText(text).text).toBe(folded);
  });
});

test("a surname is hidden after any character that expands", () => {
  const text = `${"ﷺ½㌀ﬃ각".repeat(100)} Sarah Whitlock`;
  expect(redactContacts(text, corpusLeads.sarah)).toBe(text.replace("Whitlock", HIDDEN_UNTIL_BOUGHT));
});
