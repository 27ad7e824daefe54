import { limits } from "#config/limits.ts";
import type { InstallerStatus } from "#domain/actor.ts";

/** Which companies an administrator looks for. */
export interface InstallerFilter {
  /** In the company's name, the contact's name or the e-mail. */
  search?: string | undefined;
  status?: InstallerStatus | undefined;
  /** Only approved companies with documents that have ended or end soon. */
  withEndingDocuments?: boolean | undefined;
}

const STATUSES: readonly string[] = ["pending", "approved", "suspended"] satisfies InstallerStatus[];

/** Reads the filter of an address (`q`, `status`, `documents`); what it does not know does not filter. */
export function readInstallerFilter(parameters: URLSearchParams): InstallerFilter {
  const [search, status] = [searchOf(parameters.get("q")), parameters.get("status") ?? ""];
  return {
    ...(search ? { search } : {}),
    ...(STATUSES.includes(status) ? { status: status as InstallerStatus } : {}),
    ...(parameters.get("documents") === "ending" ? { withEndingDocuments: true } : {}),
  };
}

/** The filter as the parameters of an address. */
export function writeInstallerFilter({ search, status, withEndingDocuments }: InstallerFilter): URLSearchParams {
  const given = { q: search, status, documents: withEndingDocuments ? "ending" : undefined };
  return new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function searchOf(typed: string | null): string {
  return (typed ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, limits.emailLengthMax);
}
