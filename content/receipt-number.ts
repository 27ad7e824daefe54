const DIGITS = 6;

/** "FW-000127": how a receipt's number is printed; our addresses carry the number alone. */
export function receiptNumberInWords(number: number): string {
  return `FW-${String(number).padStart(DIGITS, "0")}`;
}

const NUMBER = /^(?:FW-0*)?([1-9]\d{0,9})$/i;

/** The number of "127", as our addresses have it, and of "FW-000127", as people read it off a receipt. */
export function readReceiptNumber(text: string): number | undefined {
  const [, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
