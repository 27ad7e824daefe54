import { site } from "#config/site.ts";

type Seller = typeof site.seller;

/** The trader, for the footer of each page: empty until the operator has set more than a name. */
export function traderLine({ legalName, address, companyNumber, registeredIn, vatNumber }: Seller = site.seller) {
  if (!address && !companyNumber) return undefined;
  return [
    [legalName, ...(address ?? [])].join(", "),
    ...(companyNumber ? [`Registered in ${registeredIn ?? "the UK"}, company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
  ].join(". ");
}

/** What the law requires on a trader's website and is not set, one sentence each for the operator. */
export function missingOfTrader({ address, companyNumber, registeredIn, vatNumber }: Seller = site.seller): string[] {
  return [
    ...(address
      ? []
      : [
          "address: a trader's website gives a geographic address (Electronic Commerce Regulations 2002, regulation 6)",
        ]),
    ...(companyNumber
      ? []
      : [
          "companyNumber: if it is a company, its website gives its number and registered office (Company, Limited Liability Partnership and Business Regulations 2015, regulation 25)",
        ]),
    ...(companyNumber && !registeredIn
      ? ["registeredIn: a company's website names the part of the UK where it is registered (the same regulation)"]
      : []),
    ...(vatNumber ? [] : ["vatNumber: if it is registered for VAT, its website gives the number (regulation 6, too)"]),
  ];
}
