import type { FormState } from "#app/web/forms/form.ts";

/** The quote form as its action returns it: with what was wrong, or with what came of a look-up. */
export type QuoteFormState = FormState & { lookUp?: LookUp };

export interface LookUp {
  homes?: readonly { number: string; address: string }[];
  /** Sent without a choice. */
  isMissing?: boolean;
  /** Why nothing was filled in. */
  byHand?: string;
}

/** The buttons' name, and what they ask for. */
export const FIND = "find";
export const finds = { homes: "homes", certificate: "certificate" } as const;
