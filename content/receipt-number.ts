const DIGITS = 6;

/** "FW-000127": a receipt's number in print; our addresses contain the bare number. */
export function receiptNumberInWords(number: number): string {
  return `FW-${String(number).padStart(DIGITS, "0")}`;
}

const NUMBER = /^(?:FW-0*)?([1-9]\d{0,9})$/i;

/** The number from "127", as in our addresses, or from "FW-000127", as in print. */
export function readReceiptNumber(text: string): number | undefined {
  const [, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** "FW-CN-000001": a credit note's number in print. */
export function creditNoteNumberInWords(number: number): string {
  return `FW-CN-${String(number).padStart(DIGITS, "0")}`;
}

const CREDIT_NOTE = /^(?:FW-CN-0*)?([1-9]\d{0,9})$/i;

/** The number from "1" or "FW-CN-000001". */
export function readCreditNoteNumber(text: string): number | undefined {
  const [, digits] = CREDIT_NOTE.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
