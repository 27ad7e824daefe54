const PENCE_PER_POUND = 100;

/** "£99", "£4.95": an amount within a sentence, without thousands separators. */
export function pounds(pence: number): string {
  const rest = pence % PENCE_PER_POUND;
  const whole = `£${Math.floor(pence / PENCE_PER_POUND)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
