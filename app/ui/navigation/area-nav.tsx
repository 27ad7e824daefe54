import { Link } from "react-router";
import { currentPage, type MenuLink } from "#app/ui/navigation/menu-link.ts";

type AreaNavProps = {
  /** "Installer area", "Administration". */
  label: string;
  links: readonly MenuLink[];
  currentPath: string;
  /** Whose area it is: the company's name. */
  who?: string | undefined;
};

export function AreaNav({ label, links, currentPath, who }: AreaNavProps) {
  return (
    <nav className="area-nav" aria-label={label}>
      <div className="wrap">
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} aria-current={currentPage(link, currentPath)}>
                {link.label}
              </Link>
            </li>
          ))}
          {who && <li className="who">{who}</li>}
        </ul>
      </div>
    </nav>
  );
}
