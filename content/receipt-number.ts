const DIGITS = 6;

/** "FW-000127": how a receipt's number is printed; addresses carry the number alone. */
export function receiptNumberInWords(number: number): string {
  return `FW-${String(number).padStart(DIGITS, "0")}`;
}
