/** The quote form with the plan's canonical query attached. */
export function quoteAddress(query: string): string {
  return `/planner/quotes?plan=${encodeURIComponent(query)}#quote`;
}
