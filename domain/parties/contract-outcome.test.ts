import { describe, expect, it } from "vitest";
import type { Company } from "#domain/parties/compare-names.ts";
import { contractOutcome } from "#domain/parties/contract-outcome.ts";

const company = (name: string, given: Partial<Company> = {}): Company => ({
  name,
  companyNumber: null,
  isSoleTrader: false,
  otherNames: [],
  ...given,
});
const acme = company("Acme Solar Ltd");
const nothing = { mcsHolder: null, insured: null, register: null, itself: acme };
const signing = (name: string, companyNumber: string | null = null) => ({ name, companyNumber });

describe("the party of a contract", () => {
  it("must be the one on every record that we have", () => {
    const names = { ...nothing, mcsHolder: acme, insured: company("THE ACME SOLAR LIMITED"), register: acme };
    expect(contractOutcome(names, signing("acme solar"))).toEqual({
      outcome: "same",
      each: { mcsHolder: "same", insured: "same", register: "same" },
      decidedBy: "mcsHolder",
      against: "Acme Solar Ltd",
    });
    expect(contractOutcome({ ...names, insured: company("Bright Roofs Ltd") }, signing("Acme Solar"))).toMatchObject({
      outcome: "different",
      each: { mcsHolder: "same", insured: "different", register: "same" },
      decidedBy: "insured",
      against: "Bright Roofs Ltd",
    });
  });

  it("is said to be another by the certificate before any other record", () => {
    const names = { ...nothing, mcsHolder: company("Bright Roofs Ltd"), insured: company("Dark Roofs Ltd") };
    expect(contractOutcome(names, signing("Acme Solar"))).toMatchObject({
      decidedBy: "mcsHolder",
      against: "Bright Roofs Ltd",
    });
  });

  it("is a trading name of what one record has, though another has that very name", () => {
    const names = { ...nothing, mcsHolder: acme, insured: company("Bright Roofs", { otherNames: ["Acme Solar"] }) };
    expect(contractOutcome(names, signing("Acme Solar Ltd"))).toMatchObject({
      outcome: "trading_name",
      decidedBy: "insured",
      against: "Bright Roofs",
    });
  });

  it.each([
    ["an equal number, another name", "Other Name Ltd", "01234567", "same"],
    ["another number, the same name", "Acme Solar Ltd", "07654321", "different"],
    ["no number, a name like it", "Acme Solr Ltd", null, "different"],
    ["no number, another form", "Acme Solar LLP", null, "different"],
  ])("with %s", (_, name, number, outcome) => {
    const known = { ...acme, companyNumber: "01234567" };
    expect(contractOutcome({ ...nothing, mcsHolder: known }, signing(name, number)).outcome).toBe(outcome);
  });

  it("is held against what the company calls itself where no record is known, and unknown without a name", () => {
    expect(contractOutcome(nothing, signing("Acme Solar"))).toMatchObject({ outcome: "same", decidedBy: null });
    expect(contractOutcome(nothing, signing("Bright Roofs"))).toMatchObject({ outcome: "different", decidedBy: null });
    expect(contractOutcome({ ...nothing, mcsHolder: acme }, signing("—")).outcome).toBe("unknown");
  });
});
