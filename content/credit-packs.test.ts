import { expect, it } from "vitest";
import { creditPacks, leadsInPack, pencePerCredit, pencePerLead } from "#content/credit-packs.ts";

it("credit packs cost what is documented, per credit and per lead, in whole pence", () => {
  const rows = creditPacks.map((pack) => ({
    name: pack.name,
    credits: pack.credits,
    pricePence: pack.pricePence,
    isMostPopular: pack.isMostPopular,
    perCredit: pencePerCredit(pack),
    perLead: pencePerLead(pack),
    leads: leadsInPack(pack),
  }));
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Starter Pack", 20, 9900, false, 495, 2475, 4],
    ["Professional Pack", 50, 19_900, true, 398, 1990, 10],
    ["Enterprise Pack", 100, 34_900, false, 349, 1745, 20],
  ]);
  // Exact: nothing is rounded.
  for (const pack of creditPacks) expect(pencePerCredit(pack) * pack.credits).toBe(pack.pricePence);
});
