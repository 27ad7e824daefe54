import { z } from "zod";
import { limits } from "#config/limits.ts";
import { requiredText } from "#domain/text-input.ts";

/** What an installer calls a key. */
export const apiKeyForm = z.object({
  name: requiredText("Give the key a name, such as the program that will use it.", limits.nameLengthMax),
});
