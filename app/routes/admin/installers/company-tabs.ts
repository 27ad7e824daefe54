import { type AdminAct, type AdminRole, mayAdminister } from "#domain/roles.ts";

/** The parts of a company's page for administrators, each at an address of its own. */
const companyTabs = [
  { tab: "vetting", label: "Vetting", act: "vetting" },
  { tab: "timeline", label: "Timeline", act: "desk" },
  { tab: "company", label: "Company", act: "desk" },
  { tab: "money", label: "Money", act: "payments" },
] as const satisfies { tab: string; label: string; act: AdminAct }[];

export type CompanyTab = (typeof companyTabs)[number]["tab"];

/** Those that the roles of an administrator allow. */
export function tabsFor(roles: readonly AdminRole[]) {
  return companyTabs.filter(({ act }) => mayAdminister(roles, act));
}

/** The part that an address names: otherwise the first that the reader's roles allow. */
export function companyTabIn({ url }: Pick<Request, "url">, roles: readonly AdminRole[]): CompanyTab {
  const named = new URL(url).searchParams.get("tab");
  const open = tabsFor(roles);
  return (open.find(({ tab }) => tab === named) ?? open[0])?.tab ?? "company";
}

export function companyPath(id: string, tab: CompanyTab): string {
  const path = `/admin/installers/${encodeURIComponent(id)}`;
  return tab === "vetting" ? path : `${path}?tab=${tab}`;
}
