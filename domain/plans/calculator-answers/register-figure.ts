import { findRow } from "#domain/assumptions/whole-register.ts";

/** Low, central and high of a figure of the whole register, and where it comes from. A missing row throws. */
export function registerFigure(id: string) {
  const row = findRow(id);
  if (typeof row?.value !== "number") throw new Error(`the register has no number under ${id}`);
  const { value, low, high, source } = row;
  return { low: low ?? value, central: value, high: high ?? value, source };
}
