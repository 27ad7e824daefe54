/** Credits are whole numbers, never fractions. */
export type Credits = number & { readonly brand: "Credits" };

/** Brands a whole number as credits; throws RangeError for anything else, which is a programming error. */
export function credits(amount: number): Credits {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of credits: ${amount}`);
  return amount as Credits;
}
