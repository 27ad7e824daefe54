import { site } from "#config/site.ts";

type Given = { SELLER_NAME?: string | undefined; SELLER_ADDRESS?: string | undefined };

/** What `npm run serve` lacks about the seller; an address in config/site.ts will do instead of the settings. */
export function missingOfSeller(given: Given, seller: typeof site.seller = site.seller): string[] {
  if (seller.address) return [];
  return [
    ...(given.SELLER_NAME
      ? []
      : ["SELLER_NAME is missing: the legal name of who trades here, for example Example Energy Ltd"]),
    ...(given.SELLER_ADDRESS
      ? []
      : ["SELLER_ADDRESS is missing: its postal address, for example 1 High Street, Reading, RG1 1AA"]),
  ];
}

/** Makes pages, receipts and mails of this process name the seller of the settings. */
export function nameSeller({ SELLER_NAME, SELLER_ADDRESS }: Given, seller: typeof site.seller = site.seller): void {
  if (SELLER_NAME) seller.legalName = SELLER_NAME;
  if (SELLER_ADDRESS) seller.address = SELLER_ADDRESS.split(",").map((line) => line.trim());
}
