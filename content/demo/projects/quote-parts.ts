/** What quotes for homes in the demonstration have in common. */
export const usualTerms = {
  option: "A",
  basis: "site_visit",
  firm: true,
  workmanshipYears: 10,
  insuredYears: 6,
  depositInsured: true,
  validDays: 45,
  startsInDays: 35,
  workDays: 2,
  coolingOffDays: 14,
  code: "recc",
} as const;

/** A line without VAT. */
export const free = { count: 1, vatPercent: 0 } as const;

export const yes = { state: "yes" } as const;
export const no = { state: "no" } as const;
export const notNeeded = { state: "not_needed" } as const;

export const usualIncluded = { commissioning: yes, certificate: yes, removal: notNeeded, network_form: yes } as const;
