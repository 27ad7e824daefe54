import type { ReactNode } from "react";
import { Link } from "react-router";
import { Brand } from "#app/ui/brand.tsx";
import { MegaMenu } from "#app/ui/navigation/mega-menu.tsx";
import { currentPage, type MenuGroup, type MenuLink } from "#app/ui/navigation/menu-link.ts";
import { MobileMenu } from "#app/ui/navigation/mobile-menu.tsx";
import "./site-header.css";

type SiteHeaderProps = {
  siteName: string;
  /** The first goes before Services, the others after it. */
  links: readonly MenuLink[];
  serviceGroups: readonly MenuGroup[];
  quoteLink: MenuLink;
  /** Sign In and Join, or Dashboard and Sign Out. Rendered twice (bar and mobile menu): no ids inside. */
  account: ReactNode;
  /** Stays in the bar at every width, such as the credit balance. */
  chip?: ReactNode;
  ticker?: ReactNode;
  trustBadges: readonly string[];
  currentPath: string;
};

export function SiteHeader({
  siteName,
  links,
  serviceGroups,
  quoteLink,
  account,
  chip,
  ticker,
  ...rest
}: SiteHeaderProps) {
  const [home, ...others] = links;
  return (
    <>
      {ticker && (
        <section className="ticker" aria-label="Energy prices">
          <div className="wrap">{ticker}</div>
        </section>
      )}
      <header className="site-head">
        <div className="wrap">
          <Brand siteName={siteName} />
          <nav className="main-nav" aria-label="Main">
            {home && <BarLink link={home} currentPath={rest.currentPath} />}
            {serviceGroups.length > 0 && <MegaMenu groups={serviceGroups} quoteLink={quoteLink} {...rest} />}
            {others.map((link) => (
              <BarLink key={link.to} link={link} currentPath={rest.currentPath} />
            ))}
          </nav>
          {chip}
          <div className="head-account">{account}</div>
          <MobileMenu links={links} groups={serviceGroups} account={account} {...rest} />
        </div>
      </header>
    </>
  );
}

function BarLink({ link, currentPath }: { link: MenuLink; currentPath: string }) {
  return (
    <Link to={link.to} aria-current={currentPage(link, currentPath)}>
      {link.label}
    </Link>
  );
}
