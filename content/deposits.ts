/** Who insures deposits, and the page of theirs where a certificate can be checked or asked about. */
export const depositSchemes = [
  { value: "hies", label: "HIES", url: "https://www.hiesscheme.org.uk/deposit-protection/" },
  { value: "qanw", label: "QANW", url: "https://www.qanw.co.uk/faqs/" },
  { value: "iwa", label: "IWA", url: "https://iwa.biz/" },
  { value: "other", label: "Another", url: null },
] as const;

/** What pays money back that was paid by card, by the price of the whole work. */
export const cardProtection = {
  /** Over the one and up to the other, whatever part of it was paid by credit card. */
  overPence: 10_000,
  upToPence: 3_000_000,
  source: {
    title: "Consumer Credit Act 1974, section 75",
    url: "https://www.legislation.gov.uk/ukpga/1974/39/section/75",
  },
};

/** What a credit card does for work at this price. */
export function cardInWords(pricePence: number | null): string {
  const { overPence, upToPence } = cardProtection;
  if (pricePence === null) {
    return "Paid by credit card? For a price over £100 and up to £30,000 the card company answers too (section 75). Otherwise ask your card company for a chargeback.";
  }
  return pricePence > overPence && pricePence <= upToPence
    ? "Paid by credit card, even a part of it? For a price over £100 and up to £30,000 the card company answers for all of it (section 75). Paid by debit card? Ask your bank for a chargeback."
    : "Section 75 covers a price over £100 and up to £30,000, and this one is not. Paid by card? Ask your card company or bank for a chargeback.";
}

export const WE_HOLD_NO_MONEY = "We never hold money: what you pay goes straight to the company.";

/** Begun for the customer of a company about which something has changed. */
export const askInWriting = (pounds: string) =>
  `I have paid you ${pounds} for work that is not finished, and I have learned that something about your company has changed.\n\nPlease tell me in writing, within 7 days:\n1. Where is my money, and who insures it?\n2. Will you do the work, and on which day?\n3. If not, when do I have my money back?\n\nUntil then I pay nothing more.`;

export const CITIZENS_ADVICE = { label: "Citizens Advice", url: "https://www.citizensadvice.org.uk/consumer/" };
