import { z } from "zod";
import { limits } from "#config/limits.ts";
import { requiredText } from "#domain/text-input.ts";

/** The installer's name for a key. */
export const apiKeyForm = z.object({
  name: requiredText("Give the key a name, such as the program that will use it.", limits.nameLengthMax),
});
