import { oneDecimal } from "#content/planner/figures.ts";

interface Size {
  readonly low: number;
  readonly high: number;
}

const limits = {
  under: "needs less than the smallest unit gives",
  over: "may need two units or three phases",
} as const;

/** "5.5 to 7 kW". */
export function kwInWords({ low, high }: Size): string {
  return low === high ? `${oneDecimal(high)} kW` : `${oneDecimal(low)} to ${oneDecimal(high)} kW`;
}

/** "5.5 to 7 kW; a room-by-room survey decides"; `limit`: the home is outside what one unit on one phase gives. */
export function sizeInWords(size: Size, limit: keyof typeof limits | null = null): string {
  const surveyed = `${kwInWords(size)}; a room-by-room survey decides`;
  return limit === null ? surveyed : `${surveyed}; ${limits[limit]}`;
}
