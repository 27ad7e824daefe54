import type { z } from "zod";
import { quoteForm } from "#domain/requests/quote-form.ts";

/** What customers can correct in an open question about their contact details, by the rules of the quote form. */
export const contactForm = quoteForm.pick({ name: true, phone: true });

export type ContactForm = z.infer<typeof contactForm>;

/** How and when they like to be reached, by the same rules; either can be left out. */
export const contactWishForm = quoteForm.pick({ contactWay: true, contactTimes: true });

export type ContactWishForm = z.infer<typeof contactWishForm>;
