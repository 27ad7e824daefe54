import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { Pager } from "#app/ui/pager.tsx";
import { type InstallerFilter, writeInstallerFilter } from "#domain/installers/installer-filter.ts";

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

/** A GET form, so that what is looked for stands in the address and works without JavaScript. */
export function InstallerSearch({ filter, total }: { filter: InstallerFilter; total: number }) {
  return (
    <>
      <Form method="get" action="/admin" className="purchased-filter" role="search" aria-label="Installers">
        <TextField
          label="Company, contact or email"
          name="q"
          type="search"
          // Without a key the boxes would keep what was typed when the address changes to show all.
          key={`q ${filter.search}`}
          defaultValue={filter.search}
        />
        <SelectField
          label="Account status"
          name="status"
          placeholder="All statuses"
          options={statuses}
          key={`status ${filter.status}`}
          defaultValue={filter.status ?? ""}
        />
        {filter.withEndingDocuments && <input type="hidden" name="documents" value="ending" />}
        {filter.withNewDocuments && <input type="hidden" name="documents" value="new" />}
        {filter.reaching && <input type="hidden" name="reaching" value={filter.reaching} />}
        {filter.basedIn && <input type="hidden" name="base" value={filter.basedIn} />}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
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
