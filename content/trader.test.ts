import { expect, it } from "vitest";
import { missingOfSeller, nameSeller } from "#config/seller.ts";
import { missingOfTrader, traderLine } from "#content/trader.ts";

const seller = {
  legalName: "Example Ltd",
  address: ["1 High Street", "Reading RG1 1AA"],
  companyNumber: "01234567",
  registeredIn: "England and Wales",
  vatNumber: "GB 123 4567 89",
};

it("names the trader with address, company and VAT number, as far as they are set", () => {
  expect(traderLine(seller)).toBe(
    "Example Ltd, 1 High Street, Reading RG1 1AA. Registered in England and Wales, company number 01234567. VAT number GB 123 4567 89",
  );
  expect(traderLine({ legalName: "Ann Example", address: seller.address })).toBe(
    "Ann Example, 1 High Street, Reading RG1 1AA",
  );
  expect(traderLine({ legalName: "Example" })).toBeUndefined();
});

it("the settings name the seller, and production requires a seller's address there or in the configuration", () => {
  const given = { SELLER_NAME: "Ann Example Ltd", SELLER_ADDRESS: "1 High Street, Reading, RG1 1AA" };
  const named = { legalName: "Fairwatt" };
  expect(missingOfSeller({}, named).map((line) => line.split(" ")[0])).toEqual(["SELLER_NAME", "SELLER_ADDRESS"]);
  expect(missingOfSeller(given, named)).toEqual([]);
  expect(missingOfSeller({}, seller)).toEqual([]);
  nameSeller(given, named);
  expect(traderLine(named)).toBe("Ann Example Ltd, 1 High Street, Reading, RG1 1AA");
});

it("tells the operator what the law requires and is not set", () => {
  expect(missingOfTrader(seller)).toEqual([]);
  const missing = missingOfTrader({ legalName: "Example" });
  expect(missing.map((line) => line.replace(/:.*/, ""))).toEqual(["address", "companyNumber", "vatNumber"]);
  const { registeredIn: _, ...elsewhere } = seller;
  expect(missingOfTrader(elsewhere)).toEqual([expect.stringMatching(/^registeredIn: /)]);
});
