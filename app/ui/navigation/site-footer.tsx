import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Brand } from "#app/ui/brand.tsx";
import type { MenuLink } from "#app/ui/navigation/menu-link.ts";
import "./site-footer.css";

type FooterColumnData = { title: string; links: readonly MenuLink[] };

type SiteFooterProps = {
  siteName: string;
  /** One sentence under the name. */
  summary: string;
  columns: readonly FooterColumnData[];
  /** `phone.href` is a tel: address. */
  contact: { phone: { label: string; href: string }; email: string };
  openingHours: string;
  trader?: string | undefined;
  /** The last line: copyright, sources, remarks. */
  attribution: ReactNode;
};

export function SiteFooter({
  siteName,
  summary,
  columns,
  contact,
  openingHours,
  trader,
  attribution,
}: SiteFooterProps) {
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-cols">
          <div className="stack">
            <Brand siteName={siteName} />
            <p className="muted">{summary}</p>
            <p className="small">
              <a href={contact.phone.href}>{contact.phone.label}</a> ·{" "}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <br />
              {openingHours}
            </p>
          </div>
          {columns.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </div>
        {trader && <p className="small muted">{trader}</p>}
        <div className="foot-end">{attribution}</div>
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { column: FooterColumnData }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
