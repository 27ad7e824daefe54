/** What forms say that can start from an address. */
export const addressWords = {
  find: "Find your address",
  about:
    "In England and Wales. We send the postcode to the register of energy certificates and fill in what it says of your home. We keep the answers, not your address.",
  filledIn: (day: string) =>
    `Filled in from the certificate of ${day}, except for bedrooms, which certificates do not count.`,
  examples: (postcodes: readonly string[]) =>
    `The demonstration has invented homes in ${new Intl.ListFormat("en-GB").format(postcodes)}.`,
  choose: "Choose your address",
  notChosen: "Choose your address, or Not listed",
  notListed: "Not listed",
  go: "Continue",
} as const;

/** Why a form is filled in by hand, in one sentence; `day` is that of the certificate, in words. */
export const byHandWords = {
  incomplete: () => "Enter your full postcode, like CR0 2YR, to find your address.",
  elsewhere: () =>
    "Scotland and Northern Ireland have registers of their own, so please answer the questions yourself.",
  none: () => "No home at this postcode has an energy certificate, so please answer the questions yourself.",
  often: () => "You have looked up many addresses in a few minutes, so please answer the questions yourself.",
  silent: () =>
    "The register of energy certificates does not answer right now, so please answer the questions yourself.",
  old: (day: string) =>
    `The certificate of this address is of ${day}, more than 10 years old, so please answer the questions yourself.`,
  unreadable: (day: string) =>
    `We cannot read the kind of certificate that this address has, from ${day}, so please answer the questions yourself.`,
} as const satisfies Record<string, (day: string) => string>;

/** Under each answer that a certificate gave. */
export const certificateSays = {
  right: (day: string) => `From the certificate of ${day}. Right?`,
  open: (day: string) => `The certificate of ${day} leaves this open.`,
  noLoft: (day: string) =>
    `The certificate of ${day} names no loft to insulate, so loft insulation is not ticked below. Right?`,
  noWalls: (day: string) =>
    `The certificate of ${day} names walls that we know no insulation for, so none is ticked below. Right?`,
} as const;
