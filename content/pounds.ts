const PENCE_PER_POUND = 100;
const currency = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  trailingZeroDisplay: "stripIfInteger",
});

/** "£99", "£4.95": an amount within a sentence, without thousands separators. */
export function pounds(pence: number): string {
  const rest = pence % PENCE_PER_POUND;
  const whole = `£${Math.floor(pence / PENCE_PER_POUND)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** "£6,200", "£6,200.01": an amount that may be long. */
export function longPounds(pence: number): string {
  return currency.format(Math.round(pence) / PENCE_PER_POUND);
}
