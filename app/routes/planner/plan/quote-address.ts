/** The quote form with the plan's canonical query attached. */
export function quoteAddress(query: string): string {
  return `/?plan=${encodeURIComponent(query)}#quote`;
}
