import type { OwnPrices } from "#domain/comparison/better-off.ts";
import { typedCode } from "#domain/typed-text.ts";

export const UNIT = { label: "You pay for a kWh", min: 1, max: 100 };
export const EXPORT = { label: "You get for a kWh", min: 0, max: 50 };

/**
 * Reads the address of the comparison; for an invalid price ours is used, and the field keeps what was typed.
 */
export function readAsked(search: URLSearchParams) {
  const unit = priceIn(search.get("unit"), UNIT);
  const exported = priceIn(search.get("export"), EXPORT);
  const own: OwnPrices = {
    ...(unit.pence === undefined ? {} : { unitPence: unit.pence }),
    ...(exported.pence === undefined ? {} : { exportPence: exported.pence }),
  };
  return {
    quoteIds: search.getAll("quotes").flatMap((ids) => ids.split(",")),
    own,
    typed: { unit: search.get("unit"), export: search.get("export") },
    errors: { unit: unit.errors, export: exported.errors },
  };
}

function priceIn(typed: string | null, { label, min, max }: typeof UNIT) {
  const text = typedCode(typed ?? "");
  if (!text) return { pence: undefined, errors: undefined };
  const pence = Number(text.replace(/p$/i, "").replace(",", "."));
  if (Number.isFinite(pence) && pence >= min && pence <= max) return { pence, errors: undefined };
  return { pence: undefined, errors: [`${label}: Type a price from ${min} to ${max} pence.`] };
}

export type Asked = ReturnType<typeof readAsked>;
