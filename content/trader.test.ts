import { expect, it } from "vitest";
import { missingOfTrader, traderLine } from "#content/trader.ts";

const seller = {
  legalName: "Example Ltd",
  address: ["1 High Street", "Reading RG1 1AA"],
  companyNumber: "01234567",
  registeredIn: "England and Wales",
  vatNumber: "GB 123 4567 89",
};

it("a trader is named with address, company and VAT number, as far as they are set", () => {
  expect(traderLine(seller)).toBe(
    "Example Ltd, 1 High Street, Reading RG1 1AA. Registered in England and Wales, company number 01234567. VAT number GB 123 4567 89",
  );
  expect(traderLine({ legalName: "Ann Example", address: seller.address })).toBe(
    "Ann Example, 1 High Street, Reading RG1 1AA",
  );
  expect(traderLine({ legalName: "Example" })).toBeUndefined();
});

it("an operator is told what the law wants and is not set", () => {
  expect(missingOfTrader(seller)).toEqual([]);
  const missing = missingOfTrader({ legalName: "Example" });
  expect(missing.map((line) => line.replace(/:.*/, ""))).toEqual(["address", "companyNumber", "vatNumber"]);
  const { registeredIn: _, ...elsewhere } = seller;
  expect(missingOfTrader(elsewhere)).toEqual([expect.stringMatching(/^registeredIn: /)]);
});
