import { limits } from "#config/limits.ts";
import { type HeldDetails, redactContacts } from "#domain/leads/redact.ts";
import { corpusLeads } from "#domain/leads/redaction/corpus/leads.ts";
import type { Benchmark, CeilingFigure } from "./benchmark.ts";
import { median } from "./compare.ts";

const ORDINARY = "We would like solar panels on the south roof, about 12 of them, and a battery. ";
const HOSTILE = (
  "ﷺ|ﷻ|﷼|㌀|㋿|㏿|½|⅒|¼|ﬃ|ﬀ|…|‴|⒈|⒇|㈠|각|ΐ|e\u0301|a\u0301\u0302\u0303\u0304|\u200d|\ud800|𝟎𝟕|🄐|𝄞|0 |0 dot |0a0b|+4|(+4|07700 |" +
  "seven |5 o|1/|1-1-|p.o.|insta: |whitlock|w h i t l o c k |s.w.whitlock_|12 Acacia |at gmail |call me 1|a@a.|www.|12 a b c d "
).split("|");
/** Found at every place of a text of this one letter, in surname, company and mailbox at once. */
const LONG_NAME = "a".repeat(47);
const NAMES = ["Aaaaa", `${LONG_NAME}${LONG_NAME}`, `${LONG_NAME}-${LONG_NAME}`];
const HOSTILE_TIMES_MAX = 6;
const NAMED_TIMES_MAX = 25;

export const masking: Benchmark = {
  name: "masking",
  method: `Hiding contact details in a text of ${limits.messageLengthMax} characters that somebody wrote to make it slow, beside an
ordinary text of that length: the slowest of ${HOSTILE.length} repeated pieces, and names that are found at each place. Of each
the quickest of fifteen runs, taken in turn, because all else that a machine does only makes a run slower.`,
  async run({ rounds, machine, say }) {
    const disturbedBefore = machine.disturbed();
    const times: { hostile: number; named: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await machine.measure(async () => slowest()));
      say(`  round ${round + 1}: ${Object.values(times.at(-1) ?? {}).map((one) => one.toFixed(1))}`);
    }
    const disturbed = machine.disturbed() - disturbedBefore;
    const figure = (name: string, each: number[], max: number): CeilingFigure => ({
      kind: "ceiling",
      name,
      unit: "× an ordinary text",
      max,
      disturbed,
      ours: median(each),
      oursLowest: Math.min(...each),
      oursHighest: Math.max(...each),
    });
    return [
      figure(
        "masking a hostile text",
        times.map(({ hostile }) => hostile),
        HOSTILE_TIMES_MAX,
      ),
      figure(
        "masking a name at each place",
        times.map(({ named }) => named),
        NAMED_TIMES_MAX,
      ),
    ];
  },
};

function slowest(): { hostile: number; named: number } {
  const named = NAMES.map((surname) => ({
    piece: "a",
    held: { ...corpusLeads.sarah, surname, company: surname, email: `${surname}@${surname}.example` },
  }));
  const texts = [ORDINARY, ...HOSTILE].map((piece) => ({ piece, held: corpusLeads.sarah }));
  const best = [...texts, ...named].map((text) => ({ ...text, milliseconds: Number.POSITIVE_INFINITY }));
  for (let run = 0; run < 15; run++) {
    for (const text of best) text.milliseconds = Math.min(text.milliseconds, timeOf(text.piece, text.held));
  }
  const [ordinary = Number.NaN, ...others] = best.map(({ milliseconds }) => milliseconds);
  const times = others.map((milliseconds) => milliseconds / ordinary);
  return { hostile: Math.max(...times.slice(0, HOSTILE.length)), named: Math.max(...times.slice(HOSTILE.length)) };
}

let texts = 0;

/** No text twice: a known one is not masked again. */
function timeOf(piece: string, held: HeldDetails): number {
  const text = piece.repeat(limits.messageLengthMax / piece.length - 10) + texts++;
  const padded = text.padEnd(limits.messageLengthMax, ".");
  const began = performance.now();
  redactContacts(padded, held);
  return performance.now() - began;
}
