import { z } from "zod";
import { emailAddress } from "#domain/text-input.ts";

/** For customers who have lost their link. */
export const linkForm = z.object({ email: emailAddress("Enter your email address.") });
