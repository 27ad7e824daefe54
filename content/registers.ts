/** What an administrator can have looked at for a check. The values are sent; the labels stand in its evidence. */
export const lookedAt = [
  { value: "document", label: "Document" },
  { value: "register", label: "Register" },
  { value: "telephone", label: "Telephone" },
] as const;

export interface Register {
  name: string;
  to: string;
}

const COMPANY_NUMBER_LENGTH = 8;

/** The page of a company at Companies House, by its number; its search by name without one. */
export function companiesHouse(companyNumber: string | null, companyName: string): Register {
  const house = "https://find-and-update.company-information.service.gov.uk";
  const number = companyNumber?.replace(/\s/g, "").toUpperCase();
  if (!number)
    return { name: "Companies House, by name", to: `${house}/search/companies?q=${encodeURIComponent(companyName)}` };
  const padded = /^\d+$/.test(number) ? number.padStart(COMPANY_NUMBER_LENGTH, "0") : number;
  return { name: `Companies House, ${padded}`, to: `${house}/company/${encodeURIComponent(padded)}` };
}

/** The search of MCS, whose address takes no number: it is shown, to be typed there. */
export function mcsRegister(number: string): Register {
  return { name: `MCS register, for ${number}`, to: "https://mcscertified.com/find-an-installer/" };
}
