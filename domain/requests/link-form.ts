import { z } from "zod";
import { emailAddress } from "#domain/text-input.ts";

/** For a customer who has lost their link. */
export const linkForm = z.object({ email: emailAddress("Enter your email address.") });
