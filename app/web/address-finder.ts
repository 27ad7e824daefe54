import { useRouteLoaderData } from "react-router";
import { dateInWords } from "#app/ui/format.ts";
import type { RequestServices } from "#app/web/context.ts";
import { byHandWords } from "#content/planner/address-words.ts";
import type { ByHand } from "#domain/certificates/look-up.ts";

/** How forms can start from an address. */
export interface AddressFinder {
  /** The postcodes of the demonstration's homes. */
  examples: readonly string[];
}

/** For the root, which passes it to every page; null where no address can be looked up. */
export function addressFinder({ certificates }: Pick<RequestServices, "certificates">): AddressFinder | null {
  return certificates ? { examples: certificates.examples } : null;
}

export function useAddressFinder(): AddressFinder | null {
  return useRouteLoaderData<{ finder?: AddressFinder | null }>("root")?.finder ?? null;
}

/** Why a look-up filled in nothing, in one sentence. */
export function byHandInWords(why: ByHand): string {
  return byHandWords[why.byHand]("registeredOn" in why ? dateInWords(why.registeredOn) : "");
}

/**
 * The field of a form that says which of its answers a certificate gave, and of which day it is:
 * "2019-03-12*type.semi*loft.100". Nothing in it says whose home it is.
 */
export const certificateField = "certificate";

const TOLD = /^(?<on>\d{4}-\d{2}-\d{2})(?<entries>(\*[a-z][a-z\d]*\.[\w -]+)*)$/i;

export type Told = readonly (readonly [name: string, value: string])[];

export function writeTold(registeredOn: string, entries: Told): string {
  return [registeredOn, ...entries.map((entry) => entry.join("."))].join("*");
}

/** Undefined for anything that `writeTold` would not write. `day`: in words. */
export function readTold(text: string | undefined): { day: string; entries: Told } | undefined {
  const { on, entries = "" } = TOLD.exec(text ?? "")?.groups ?? {};
  if (!on || Number.isNaN(Date.parse(on))) return undefined;
  const pairs = entries.split("*").slice(1);
  return { day: dateInWords(on), entries: pairs.map((entry) => entry.split(".") as [string, string]) };
}
