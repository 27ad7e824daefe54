import { describe, expect, it } from "vitest";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { parseCompanyNumber } from "#domain/onboarding/company-number.ts";

describe("a company number", () => {
  it.each([
    ["09124477", "09124477"],
    ["9124477", "09124477"],
    [" sc 123456 ", "SC123456"],
    ["ni612345", "NI612345"],
    ["R0012345", "R0012345"],
    ["oc301234", "OC301234"],
    ["IP12345R", "IP12345R"],
    ["CE012345", "CE012345"],
  ])("%s is %s", (typed, number) => expect(parseCompanyNumber(typed)).toBe(number));

  it.each([
    "",
    "0",
    "123",
    "123456",
    "0000000",
    "00000000",
    "123456789",
    "SC12345",
    "SC1234567",
    "ZZ123456",
    "SC12345A",
    "1234567A",
    "XX12345R",
    "GB123456789",
  ])("is not %j", (typed) => expect(parseCompanyNumber(typed)).toBeUndefined());
});

describe("who signs a company's contracts", () => {
  const given = (legalForm: string, companyNumber?: string) => {
    const parsed = companyForm.safeParse({ legalForm, companyNumber });
    return parsed.success ? parsed.data.companyNumber : parsed.error.issues.map(({ path }) => path.join());
  };

  it.each([
    ["limited", "SC123456", "SC123456"],
    ["limited", "9124477", "09124477"],
    ["llp", "so301234", "SO301234"],
    ["other", "CE012345", "CE012345"],
    ["other", "", null],
    ["sole_trader", "", null],
    ["partnership", undefined, null],
  ])("%s with %j", (form, typed, number) => expect(given(form, typed)).toBe(number));

  it.each([
    ["limited", "", "companyNumber"],
    ["llp", undefined, "companyNumber"],
    ["limited", "OC301234", "companyNumber"],
    ["llp", "09124477", "companyNumber"],
    ["sole_trader", "09124477", "companyNumber"],
    ["limited", "12AB", "companyNumber"],
    ["limited", "123", "companyNumber"],
    ["", "09124477", "legalForm"],
  ])("not %s with %j", (form, typed, field) => expect(given(form, typed)).toEqual([field]));
});
