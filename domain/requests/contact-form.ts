import type { z } from "zod";
import { quoteFields } from "#domain/requests/quote-form.ts";

/** What customers can correct when we ask about their contact details, by the rules of the quote form. */
export const contactForm = quoteFields.pick({ name: true, phone: true });

export type ContactForm = z.infer<typeof contactForm>;

/** How and when they like to be contacted, by the same rules; both are optional. */
export const contactWishForm = quoteFields.pick({ contactWay: true, contactTimes: true });

export type ContactWishForm = z.infer<typeof contactWishForm>;
