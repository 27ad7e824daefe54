/** Errors beside a field, on pages and in the JSON API alike. */
export const inputMessages = {
  number: (min: number, max: number) => `Enter a number from ${plain(min)} to ${plain(max)}`,
  choice: "Choose one of these",
  postcode: "We do not know this postcode. Check it, or use the first half of it.",
  noPostcode: "Enter your postcode",
  day: (first: string, last: string) => `Enter a day from ${first} to ${last}`,
  windows: "Enter hours that cover the day once, with prices from 0 to 150",
  exportWindows: "Enter hours that do not overlap, with prices from 0 to 150",
  clock: "Enter an hour or half hour, like 00:30",
  roofs: (most: number) => `Enter one to ${most} roofs`,
} as const;

/** The same for a summary, where a message appears without its field. */
export function inSummary(label: string, message: string): string {
  if (message === inputMessages.noPostcode) return message;
  return label.endsWith("?") ? `${label} ${message}` : `${label}: ${message}`;
}

function plain(value: number): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: 6 });
}
