import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { enliven } from "#app/ui/navigation/mega-menu-behaviour.ts";
import { currentPage, type MenuGroup, type MenuLink } from "#app/ui/navigation/menu-link.ts";
import { TrustBadges } from "#app/ui/navigation/trust-badges.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import "./menus.css";

type MegaMenuProps = {
  groups: readonly MenuGroup[];
  quoteLink: MenuLink;
  trustBadges: readonly string[];
  currentPath: string;
};

export function MegaMenu({ groups, quoteLink, trustBadges, currentPath }: MegaMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? enliven(menu.current) : undefined), []);
  const current = groups.some(({ services }) => services.some((service) => service.to === currentPath));
  return (
    <details className={clsx("mega", current && "is-current")} ref={menu}>
      <SummaryButton>
        Services <ChevronDown className="icon chev" aria-hidden="true" />
      </SummaryButton>
      <div className="mega-panel">
        <div className="wrap">
          <div className="mega-cols">
            {groups.map((group) => (
              <MegaColumn key={group.title} group={group} currentPath={currentPath} />
            ))}
          </div>
          <div className="mega-foot">
            <TrustBadges badges={trustBadges} />
            <LinkButton to={quoteLink.to}>{quoteLink.label}</LinkButton>
          </div>
        </div>
      </div>
    </details>
  );
}

function MegaColumn({ group, currentPath }: { group: MenuGroup; currentPath: string }) {
  return (
    <div>
      <p className="group">{group.title}</p>
      <ul>
        {group.services.map((service) => (
          <li key={service.to}>
            <Link to={service.to} aria-current={currentPage(service, currentPath)}>
              {service.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
