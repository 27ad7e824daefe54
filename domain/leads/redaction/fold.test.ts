import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { limits } from "#config/limits.ts";
import { type HeldDetails, HIDDEN_UNTIL_BOUGHT, redactContacts } from "#domain/leads/redact.ts";
import { corpusLeads } from "#domain/leads/redaction/corpus/leads.ts";
import { foldText } from "#domain/leads/redaction/fold.ts";

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
const expanding = everyCharacter.filter((one) => one.normalize("NFKD").length > 1);
/** In a text that leaves room for it: no character is folded into more than three. */
const foldedAlone = (character: string) => foldText(`${character}abcdef`).text.slice(0, -"abcdef".length);

describe("a folded text", () => {
  it("has at most three characters for one", () => {
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

test("a surname is hidden after whatever expands", () => {
  const text = `${"ﷺ½㌀ﬃ각".repeat(100)} Sarah Whitlock`;
  expect(redactContacts(text, corpusLeads.sarah)).toBe(text.replace("Whitlock", HIDDEN_UNTIL_BOUGHT));
});

describe("masking takes about as long for hostile texts as for ordinary ones of their length", () => {
  const ORDINARY = "We would like solar panels on the south roof, about 12 of them, and a battery. ";
  const HOSTILE = (
    "ﷺ|ﷻ|﷼|㌀|㋿|㏿|½|⅒|¼|ﬃ|ﬀ|…|‴|⒈|⒇|㈠|각|ΐ|e\u0301|a\u0301\u0302\u0303\u0304|\u200d|\ud800|𝟎𝟕|🄐|𝄞|0 |0 dot |0a0b|+4|(+4|07700 |" +
    "seven |5 o|1/|1-1-|p.o.|insta: |whitlock|w h i t l o c k |s.w.whitlock_|12 Acacia |at gmail |call me 1|a@a.|www.|12 a b c d "
  ).split("|");
  let texts = 0;
  /** No text twice: a known one is not masked again. */
  function timeOf(piece: string, held: HeldDetails = corpusLeads.sarah): number {
    const text = piece.repeat(limits.messageLengthMax / piece.length - 10) + texts++;
    const padded = text.padEnd(limits.messageLengthMax, ".");
    const began = performance.now();
    redactContacts(padded, held);
    return performance.now() - began;
  }

  // The quickest of many: whatever else the machine does only makes a run slower.
  it("as the quickest of fifteen runs each, taken in turn", { timeout: 60_000 }, () => {
    const best = new Map<string, number>();
    for (let round = 0; round < 15; round++) {
      for (const piece of [ORDINARY, ...HOSTILE]) {
        best.set(piece, Math.min(best.get(piece) ?? Number.POSITIVE_INFINITY, timeOf(piece)));
      }
    }
    const ordinary = best.get(ORDINARY) ?? 0;
    const times = Array.from(best, ([piece, time]) => ({ piece, times: time / ordinary }));
    expect(times.filter((one) => one.times > 5)).toEqual([]);
    // A name that is found at every place of a text, in surname, company and mailbox at once.
    const name = "a".repeat(47);
    for (const surname of ["Aaaaa", `${name}${name}`, `${name}-${name}`]) {
      const held = { ...corpusLeads.sarah, surname, company: surname, email: `${surname}@${surname}.example` };
      const quickest = Math.min(...Array.from({ length: 15 }, () => timeOf("a", held)));
      expect(quickest / ordinary, surname).toBeLessThan(25);
    }
  });
});
