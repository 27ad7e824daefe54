import { ChevronDown, Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { currentPage, type MenuGroup, type MenuLink } from "#app/ui/navigation/menu-link.ts";
import { enlivenMobileMenu } from "#app/ui/navigation/mobile-menu-behaviour.ts";
import { TrustBadges } from "#app/ui/navigation/trust-badges.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import "./menus.css";

type MobileMenuProps = {
  links: readonly MenuLink[];
  groups: readonly MenuGroup[];
  account: ReactNode;
  trustBadges: readonly string[];
  currentPath: string;
};

/** Two independent toggles: the menu, and the services within it. */
export function MobileMenu({ links, groups, account, trustBadges, currentPath }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? enlivenMobileMenu(menu.current) : undefined), []);
  const [home, ...others] = links.map((link) => (
    <Link className="mobile-link" key={link.to} to={link.to} aria-current={currentPage(link, currentPath)}>
      {link.label}
    </Link>
  ));
  return (
    <details className="mobile-menu" ref={menu}>
      <SummaryButton>
        <span className="when-shut">
          <Menu className="icon" aria-hidden="true" />
          Menu
        </span>
        <span className="when-open">
          <X className="icon" aria-hidden="true" />
          Close
        </span>
      </SummaryButton>
      <nav className="mobile-panel" aria-label="Main">
        {home}
        {groups.length > 0 && (
          <details>
            <SummaryButton>
              Services <ChevronDown className="icon chev" aria-hidden="true" />
            </SummaryButton>
            <MobileServices groups={groups} currentPath={currentPath} />
          </details>
        )}
        {others}
        <div className="mobile-account">{account}</div>
        <TrustBadges badges={trustBadges} />
      </nav>
    </details>
  );
}

type MobileServicesProps = { groups: readonly MenuGroup[]; currentPath: string };

function MobileServices({ groups, currentPath }: MobileServicesProps) {
  return (
    <div className="mobile-services">
      {groups.map((group) => (
        <div key={group.title}>
          <p className="group">{group.title}</p>
          <ul>
            {group.services.map((service) => (
              <li key={service.to}>
                <Link className="mobile-link" to={service.to} aria-current={currentPage(service, currentPath)}>
                  {service.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
