import { z } from "zod";
import { limits } from "#config/limits.ts";

const BASE = "https://api.company-information.service.gov.uk";

/** What Companies House says of a number. */
export interface RegisterEntry {
  name: string;
  formerNames: readonly string[];
  /** In the register's word: "active", "dissolved", "liquidation". */
  status: string;
}

/**
 * What the register has under a number in its normal form. `no_entry`: it has no such number; `not_asked`: this register
 * is a stand-in that does not know it. Throws if there is no answer.
 */
export type CompanyRegister = (companyNumber: string) => Promise<RegisterEntry | "no_entry" | "not_asked">;

const Profile = z.object({
  company_name: z.string().min(1),
  // Absent for a few kinds of entry, which are neither open nor closed.
  company_status: z.string().min(1).default("unknown"),
  previous_company_names: z.array(z.object({ name: z.string() })).default([]),
});

/**
 * The public API of Companies House, with the key of a REST application. Throws if it is slow (5 s), fails, redirects or
 * answers in another shape. `base` is for tests. Source: developer-specs.company-information.service.gov.uk, company
 * profile, read in November 2026.
 */
export function companiesHouse(key: string, base = BASE): CompanyRegister {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
  return async (companyNumber) => {
    const response = await fetch(`${base}/company/${encodeURIComponent(companyNumber)}`, {
      headers: { authorization, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(limits.companiesHouseTimeoutSeconds * 1000),
    });
    if (response.ok) return entryIn(await response.json());
    await response.body?.cancel();
    if (response.status === 404) return "no_entry";
    throw new Error(`Companies House answered with status ${response.status}`);
  };
}

function entryIn(answer: unknown): RegisterEntry {
  const parsed = Profile.safeParse(answer);
  if (!parsed.success) throw new Error("Companies House answered in another shape");
  const { company_name: name, company_status: status, previous_company_names: previous } = parsed.data;
  return { name, status, formerNames: previous.map((former) => former.name) };
}

/** Answers from these entries, by number, and knows no other. For the demonstration. */
export function recordedCompanies(entries: Readonly<Record<string, RegisterEntry | "no_entry">>): CompanyRegister {
  return (companyNumber) => Promise.resolve(entries[companyNumber] ?? "not_asked");
}
