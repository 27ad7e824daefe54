import { formatNumber } from "#app/ui/format.ts";

/** "2 refunds", "1 refund". */
export function counted(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? "" : "s"}`;
}

/** "75%": a share, rounded to a whole per cent. */
export function percentOf(some: number, all: number): string {
  return `${Math.round((some / all) * 100)}%`;
}
