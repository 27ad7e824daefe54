import type { Urgency } from "#domain/leads/lead.ts";

/** How urgent a request is, by the timeframe chosen: asap high, 1-3 months medium, all others and none low. */
export function urgencyOf(timeframe: string | undefined): Urgency {
  if (timeframe === "asap") return "high";
  return timeframe === "1-3-months" ? "medium" : "low";
}
