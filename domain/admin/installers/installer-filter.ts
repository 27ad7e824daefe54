import { limits } from "#config/limits.ts";
import type { InstallerStatus } from "#domain/actor.ts";
import { findRegion } from "#domain/areas/region.ts";

/** Which companies an administrator is looking for. */
export interface InstallerFilter {
  /** In the company's name, the contact's name or the e-mail. */
  search?: string | undefined;
  status?: InstallerStatus | undefined;
  /** Only approved companies with documents that have ended or end soon. */
  withEndingDocuments?: boolean | undefined;
  /** Only companies with documents that came after their last check. */
  withNewDocuments?: boolean | undefined;
  /** The region that their circle reaches into, and the one in which their base lies. */
  reaching?: string | undefined;
  basedIn?: string | undefined;
}

const STATUSES: readonly string[] = ["pending", "approved", "suspended"] satisfies InstallerStatus[];

/** Reads a URL's filter (`q`, `status`, `documents`, `reaching`, `base`); values it does not know are ignored. */
export function readInstallerFilter(parameters: URLSearchParams): InstallerFilter {
  const [search, status] = [searchOf(parameters.get("q")), parameters.get("status") ?? ""];
  const [reaching, basedIn] = ["reaching", "base"].map((name) => findRegion(parameters.get(name) ?? "")?.name);
  return {
    ...(search ? { search } : {}),
    ...(STATUSES.includes(status) ? { status: status as InstallerStatus } : {}),
    ...(parameters.get("documents") === "ending" ? { withEndingDocuments: true } : {}),
    ...(parameters.get("documents") === "new" ? { withNewDocuments: true } : {}),
    ...(reaching ? { reaching } : {}),
    ...(basedIn ? { basedIn } : {}),
  };
}

/** The filter as the parameters of a URL. */
export function writeInstallerFilter(filter: InstallerFilter): URLSearchParams {
  const { search, status, withEndingDocuments, withNewDocuments, reaching, basedIn } = filter;
  const documents = withEndingDocuments ? "ending" : withNewDocuments ? "new" : undefined;
  const given = { q: search, status, documents, reaching, base: basedIn };
  return new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function searchOf(typed: string | null): string {
  return (typed ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, limits.emailLengthMax);
}
