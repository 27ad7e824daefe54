import { Link } from "react-router";
import { formatNumber } from "#app/ui/format.ts";
import { SearchForm } from "#app/ui/forms/search-form.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { type InstallerFilter, writeInstallerFilter } from "#domain/admin/installers/installer-filter.ts";

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "suspended", label: "Suspended" },
];

/** The address of the list with this filter. */
export function installersAddress(filter: InstallerFilter, cursor?: string): string {
  const parameters = writeInstallerFilter(filter);
  if (cursor) parameters.set("cursor", cursor);
  return parameters.size > 0 ? `/admin?${parameters}` : "/admin";
}

export function InstallerSearch({ filter, total }: { filter: InstallerFilter; total: number }) {
  const { q: _, status: __, ...kept } = Object.fromEntries(writeInstallerFilter(filter));
  return (
    <>
      <SearchForm
        action="/admin"
        label="Installers"
        words={{ label: "Company, contact or email", value: filter.search }}
        choice={{
          ...{ label: "Account status", name: "status", placeholder: "All statuses" },
          ...{ options: statuses, value: filter.status },
        }}
        kept={kept}
      />
      <p className="muted small" role="status">
        {found(filter, total)} {isFiltered(filter) && <Link to="/admin">Show all installers</Link>}
      </p>
    </>
  );
}

export function isFiltered(filter: InstallerFilter): boolean {
  return writeInstallerFilter(filter).size > 0;
}

function found(filter: InstallerFilter, total: number): string {
  const installers = `${formatNumber(total)} ${total === 1 ? "installer" : "installers"}`;
  const documents = filter.withEndingDocuments ? " with a document that has expired or soon will" : "";
  const papers = filter.withNewDocuments ? " with papers that came after the last check" : "";
  const reach = filter.reaching ? ` whose circle reaches into ${filter.reaching}` : "";
  const base = filter.basedIn ? ` based in ${filter.basedIn}` : "";
  return isFiltered(filter) ? `${installers} found${documents}${papers}${reach}${base}.` : `${installers}.`;
}

type PagerProps = { filter: InstallerFilter; nextCursor: string | null; continued: boolean };

export function InstallerPager({ filter, ...page }: PagerProps) {
  return <Pager rows="installers" {...page} addressOf={(cursor) => installersAddress(filter, cursor)} />;
}
