/** Every administrators' page, and each list searched and filtered. Links lead to the rest. */
const STARTS = [
  "/admin",
  "/admin?status=pending",
  "/admin?status=approved",
  "/admin?status=suspended",
  "/admin?documents=ending",
  "/admin?documents=new",
  "/admin?q=Baker",
  "/admin?q=installer-9876%40example.com",
  "/admin?q=nobody%20of%20this%20name",
  "/admin?status=approved&reaching=Greater+London",
  "/admin?base=Scotland",
  "/admin/leads",
  "/admin/leads/new",
  "/admin/leads/import",
  "/admin/users",
  "/admin/refunds",
  ...["unconfirmed", "available", "sold", "withdrawn", "expired"].map((status) => `/admin/leads/all?status=${status}`),
  "/admin/leads/all",
  "/admin/leads/all?q=Amelia",
  "/admin/leads/all?q=Amelia+Baker",
  "/admin/leads/all?q=Zachariah",
  "/admin/leads/all?q=customer-4711%40example.com",
  "/admin/leads/all?q=customer-47",
  "/admin/leads/all?q=07700+900123",
  "/admin/leads/all?q=SW1A",
  "/admin/leads/all?q=SM1+1AA",
  "/admin/leads/all?service=heat-pumps&origin=admin&age=7",
  "/admin/leads/all?confirmed=no",
  "/admin/leads/all?region=Wales&status=available",
  "/admin/leads/all?region=none",
  "/admin/audit",
  "/admin/audit?action=suspend-installer",
  "/admin/audit?actor=administrator%40example.com",
  "/admin/audit?subject=installer&id=bulk-installer-77",
  "/admin/audit?from=2025-06-01&to=2025-06-30",
  "/admin/audit?actor=command+line&action=edit-lead",
  "/admin/audit?action=no-such-action",
  "/admin/figures",
  "/admin/figures?until=2025-12-01",
  "/admin/operation",
  "/admin/operation?only=mails",
  "/admin/purchases",
  "/admin/purchases?contact=no",
  "/admin/payments",
  "/admin/refunds/given",
  "/admin/installers/bulk-installer-77",
  "/admin/installers/bulk-installer-101",
];

const LINK = /href="(\/admin[^"#]*)/g;
/** What is downloaded is no page. */
const FILE = /\.(csv|pdf)\b/;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}|bulk-installer-\d+/g;

/** The kind of page, whichever company, lead, day or place in the list it is about. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return `${pathname.replace(ID, ":id")} ${[...searchParams.keys()].sort().join(" ")}`;
}

/**
 * The starts, the second page of each list, and one of each further kind of page that is linked to, until there are no
 * more. `read` returns the page's HTML.
 */
export async function adminAddresses(read: (address: string) => Promise<string>): Promise<string[]> {
  const found = [...STARTS];
  const kinds = new Set(STARTS.map(kindOf));
  for (const address of found) {
    const links = [...(await read(address)).matchAll(LINK)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    for (const link of links.filter((one) => !FILE.test(one))) {
      const isNextPage = /[?&](cursor|failed|mails)=/.test(link) && !/[?&](cursor|failed|mails)=/.test(address);
      if (!isNextPage && kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      if (!found.includes(link)) found.push(link);
    }
  }
  return found;
}
