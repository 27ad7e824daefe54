import { describe, expect, it } from "vitest";
import { type Company, compareNames, normalName } from "#domain/parties/compare-names.ts";

const acme: Company = { name: "Acme Solar Ltd", companyNumber: null, isSoleTrader: false, otherNames: [] };

describe("the normal form of a name", () => {
  it.each([
    ["  THE  Acme Solar LIMITED", "acme solar", "ltd"],
    ["Ynni Glân Cyfyngedig", "ynni glan", "ltd"],
    ["Ynni Glân Cyf.", "ynni glan", "ltd"],
    ["Sun & Sons PAC", "sun and sons", "llp"],
    ["Sun+Sons LLP", "sun and sons", "llp"],
    ["O’Brien's Heat-Pumps plc", "obriens heat pumps", "plc"],
    ["Gwres CCC", "gwres", "plc"],
    ["Warm Homes CBC", "warm homes", "cic"],
    ["Green UK Services Group", "green uk services group", null],
    ["J Smith t/a Bright Roofs", "j smith", null],
    ["Acme Ltd trading as Bright Roofs", "acme", "ltd"],
    ["The", "the", null],
    ["Limited", "limited", null],
    ["—", "", null],
  ])("of %j is %j", (name, words, form) => {
    expect(normalName(name)).toEqual({ words, form });
  });
});

describe("names compared", () => {
  it.each([
    ["THE ACME SOLAR LIMITED", "same"],
    ["Acme Solar", "same"],
    ["Acme Solar LLP", "different"],
    ["Acme Solr Ltd", "different"],
    ["Acme Solar UK Ltd", "different"],
    ["", "unknown"],
    [null, "unknown"],
  ] as const)("Acme Solar Ltd and %j: %s", (name, outcome) => {
    expect(compareNames(acme, { name, companyNumber: null })).toBe(outcome);
  });

  it.each([
    ["01234567", "1234567", "Other Name Ltd", "same"],
    ["SC123456", "sc 123456", "Other Name Ltd", "same"],
    ["01234567", "07654321", "Acme Solar Ltd", "different"],
    ["01234567", null, "Acme Solar Ltd", "same"],
  ] as const)("a number that both have decides alone: %s and %s", (own, printed, name, outcome) => {
    expect(compareNames({ ...acme, companyNumber: own }, { name, companyNumber: printed })).toBe(outcome);
  });

  it("recognises an accepted or former name, and says that it is one", () => {
    const known = { ...acme, otherNames: ["Bright Roofs Ltd"] };
    expect(compareNames(known, { name: "Bright Roofs", companyNumber: null })).toBe("trading_name");
    expect(compareNames(known, { name: "Bright Roofs LLP", companyNumber: null })).toBe("different");
  });

  it("knows a sole trader by the owner’s own name", () => {
    const roofs = { ...acme, name: "Bright Roofs", proprietors: ["John Smith"] };
    const holder = { name: "J Smith", companyNumber: null };
    expect(compareNames({ ...roofs, isSoleTrader: true }, holder)).toBe("same");
    expect(compareNames({ ...roofs, isSoleTrader: true }, { ...holder, name: "J Smith Ltd" })).toBe("different");
    expect(compareNames(roofs, holder)).toBe("different");
  });

  it.each([
    ["Mr John Smith", "J Smith", true, "same"],
    ["J. Smith", "Dr John Smith", true, "same"],
    ["John Smith", "Jane Smith", true, "different"],
    ["John Smith", "J Smyth", true, "different"],
    ["J Smith", "John Smith Ltd", true, "different"],
    ["J Smith", "John Smith", false, "different"],
  ] as const)("%s and %s, a sole trader: %s", (name, holder, isSoleTrader, outcome) => {
    expect(compareNames({ ...acme, name, isSoleTrader }, { name: holder, companyNumber: null })).toBe(outcome);
  });
});
