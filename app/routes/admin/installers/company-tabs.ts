/** The parts of a company's page for administrators, each at an address of its own. */
export const companyTabs = [
  { tab: "vetting", label: "Vetting" },
  { tab: "company", label: "Company" },
  { tab: "money", label: "Money" },
  { tab: "notes", label: "Notes" },
] as const;

export type CompanyTab = (typeof companyTabs)[number]["tab"];

/** The part that an address names: vetting, unless it says otherwise. */
export function companyTabIn({ url }: Pick<Request, "url">): CompanyTab {
  const named = new URL(url).searchParams.get("tab");
  return companyTabs.find(({ tab }) => tab === named)?.tab ?? "vetting";
}

export function companyPath(id: string, tab: CompanyTab): string {
  const path = `/admin/installers/${encodeURIComponent(id)}`;
  return tab === "vetting" ? path : `${path}?tab=${tab}`;
}
