const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const PENCE_IN_POUND = 100;

/** "£6,200 to £8,400": in whole pounds, because an outline is rough. */
export function poundsOfOutline({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  const [from, to] = [fromPence, toPence].map((pence) => money.format(Math.round(pence / PENCE_IN_POUND)));
  return from === to ? `${from}` : `${from} to ${to}`;
}
