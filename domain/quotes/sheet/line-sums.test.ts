import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { lineSums, partSums, sumsOf } from "#domain/quotes/sheet/line-sums.ts";

const anyLine = fc.record({
  kind: fc.constantFrom("equipment" as const, "discount" as const),
  text: fc.constant("Something"),
  count: fc.integer({ min: 1, max: 999 }),
  vatPercent: fc.constantFrom(0 as const, 5 as const, 20 as const),
  unitPence: fc.integer({ min: -100_000_000, max: 100_000_000 }),
});

/** An independent calculation: the amount as decimal text, rounded by its last two digits. */
function vatByHand(netPence: number, percent: number): number {
  const hundredths = BigInt(netPence) * BigInt(percent);
  const isBelow = hundredths < 0n;
  const digits = String(isBelow ? -hundredths : hundredths).padStart(3, "0");
  const whole = BigInt(digits.slice(0, -2));
  const rest = Number(digits.slice(-2));
  const size = rest > 50 || (rest === 50 && !isBelow) ? whole + 1n : whole;
  return Number(isBelow ? -size : size) + 0;
}

it.each([
  [1, 10, 5, 1],
  [1, 9, 5, 0],
  [1, -10, 5, 0],
  [1, -11, 5, -1],
  [1, -30, 5, -1],
  [3, 3333, 20, 2000],
  [1, 50_000, 20, 10_000],
  [999, 100_000_000, 20, 19_980_000_000],
])("%i of %i pence at %i%% bear %i pence of VAT", (count, unitPence, vatPercent, vatPence) => {
  const line = { kind: "other", text: "x", count, unitPence, vatPercent: vatPercent as 0 | 5 | 20 } as const;
  expect(lineSums(line).vatPence + 0).toBe(vatPence);
});

it("adds VAT line by line like an independent calculation", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 30 }), (lines) => {
      const net = lines.reduce((sum, line) => sum + line.count * line.unitPence, 0);
      const vat = lines.reduce((sum, line) => sum + vatByHand(line.count * line.unitPence, line.vatPercent), 0);
      expect(sumsOf(lines)).toEqual({ netPence: net, vatPence: vat, totalPence: net + vat });
    }),
  );
});

describe("of panels with a battery", () => {
  const part = fc.constantFrom("solar" as const, "battery" as const, "shared" as const);
  const partLine = fc.tuple(anyLine, part).map(([line, one]) => ({ ...line, part: one }));

  it("lines for both are split by the parts' own prices, and nothing is lost", () => {
    fc.assert(
      fc.property(fc.array(partLine, { minLength: 1, maxLength: 30 }), (lines) => {
        const net = (of: string) => sumsOf(lines.filter((line) => line.part === of)).netPence;
        const parts = partSums({ ...quoteExamples.solar_battery, lines });
        const solar = net("solar");
        const battery = net("battery");
        const shared = net("shared");
        if (solar < 0 || battery < 0 || solar + battery === 0) {
          expect(parts).toBeUndefined();
          return;
        }
        const all = sumsOf(lines);
        expect((parts?.solar.totalPence ?? 0) + (parts?.battery.totalPence ?? 0)).toBe(all.totalPence);
        expect((parts?.solar.netPence ?? 0) + (parts?.battery.netPence ?? 0)).toBe(all.netPence);
        const exact = solar + (shared * solar) / (solar + battery);
        expect(Math.abs((parts?.solar.netPence ?? 0) - exact)).toBeLessThanOrEqual(0.51);
      }),
    );
  });

  it("£2,800 of work for both is split equally between £4,000 of panels and £4,000 of battery", () => {
    expect(partSums(quoteExamples.solar_battery)).toEqual({
      solar: { netPence: 540_000, vatPence: 0, totalPence: 540_000 },
      battery: { netPence: 540_000, vatPence: 0, totalPence: 540_000 },
    });
  });

  it("a penny for both, split evenly, goes to the panels", () => {
    const line = { kind: "other", text: "x", count: 1, vatPercent: 0 } as const;
    const lines = [
      { ...line, part: "solar", unitPence: 100 },
      { ...line, part: "battery", unitPence: 100 },
      { ...line, part: "shared", unitPence: 1 },
    ] as const;
    const parts = partSums({ ...quoteExamples.solar_battery, lines });
    expect([parts?.solar.netPence, parts?.battery.netPence]).toEqual([101, 100]);
  });
});

it("all of a quote for panels only belongs to the panels, and one for a heat pump has no such parts", () => {
  expect(partSums(quoteExamples.solar)?.solar.totalPence).toBe(620_000);
  expect(partSums(quoteExamples.battery)?.battery.totalPence).toBe(540_000);
  expect(partSums(quoteExamples.heat_pump)).toBeUndefined();
});
