import { z } from "zod";
import { newsWishOptions } from "#content/news-wishes.ts";

/** When somebody wants mails about their company's customers. */
export const newsForm = z.object({
  news: z.enum(
    newsWishOptions.map(({ value }) => value),
    "Choose when we email you about your customers.",
  ),
});

/** When somebody wants mails about new leads. */
export const alertsForm = z.object({
  alerts: z.enum(["at_once", "daily", "never"], "Choose when we email you about new leads."),
});
