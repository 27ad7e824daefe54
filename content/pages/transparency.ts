import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";

/** The page at /transparency; its figures are those of content/counters.ts. */
export const transparencyPage = {
  path: "/transparency",
  title: "What we count",
  description: `Twelve months of ${site.name} in eleven figures: requests, first contacts, quotes, refunds, checks, suspensions, reviews and complaints, and how each is counted.`,
  intro: `Twelve months of ${site.name} in eleven figures, counted from our own records, at most a minute ago. A share or median of fewer than ${limits.statisticsMin} says nothing, so we give none.`,
  howCounted: "How this is counted",
  filesTitle: "Month by month",
  files:
    "In the night after each month ends we count it once and keep the file. A file never changes afterwards, even where later events would change a figure.",
  noFiles: "No month has been counted yet.",
};
