import { z } from "zod";
import { newsWishOptions } from "#content/news-wishes.ts";

/** When a company wants mails about its customers. */
export const newsForm = z.object({
  news: z.enum(
    newsWishOptions.map(({ value }) => value),
    "Choose when we email you about your customers.",
  ),
});
