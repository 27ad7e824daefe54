import { LifeBuoy, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { BalanceChip } from "#app/shell/balance-chip.tsx";
import { CompanyMenu } from "#app/shell/company-menu.tsx";
import { DeskContents } from "#app/shell/desk-contents.tsx";
import { PlaceCount, PlaceName } from "#app/shell/place-name.tsx";
import { SignOutForm } from "#app/shell/sign-out-form.tsx";
import { TodayContents } from "#app/shell/today-contents.tsx";
import type { Viewer } from "#app/shell/viewer.ts";
import { WorkKeys } from "#app/shell/work-keys.tsx";
import { areaAt, placeOf, type WorkArea, type WorkPlace } from "#app/shell/work-places.ts";
import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/navigation/skip-link.tsx";
import { site } from "#config/site.ts";
import "./company-menu.css";
import "./work-shell.css";

type WorkShellProps = {
  viewer: Viewer;
  /** A message about the page itself, between bar and page. */
  news?: ReactNode;
  children: ReactNode;
};

export function WorkShell({ viewer, news, children }: WorkShellProps) {
  const { pathname, search } = useLocation();
  const area = areaAt(pathname, viewer);
  const here = placeOf(area, pathname, search);
  return (
    <div className="work">
      <SkipLink />
      <header className="work-head">
        <div className="work-rail">
          <Brand siteName={site.name} />
          <RailLinks viewer={viewer} area={area} here={here} />
          <Link className="work-place" to="/contact">
            <LifeBuoy className="icon" aria-hidden="true" />
            Help
          </Link>
          <SignOutForm />
        </div>
        <div className="work-bar">
          <Brand siteName={site.name} />
          <SearchBox />
          {viewer.balanceCredits !== null && <BalanceChip credits={viewer.balanceCredits} />}
          <CompanyMenu viewer={viewer} area={area} key={pathname} />
        </div>
      </header>
      <div className="work-page">
        {news}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <LineFoot />
      </div>
      <nav className="work-tabs" aria-label={area.label}>
        {area.main.map((place) => (
          <Link key={place.to} to={place.to} aria-current={place === here ? "page" : undefined}>
            <place.icon className="icon" aria-hidden="true" />
            <span>
              {place.short ?? place.label}
              {place.short && <span className="sr-only">{place.label.slice(place.short.length)}</span>}
            </span>
            <PlaceCount place={place} viewer={viewer} />
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** On a phone, a link to the search page, which has the field. */
function SearchBox() {
  return (
    <div className="work-search">
      <Form method="get" action="/search">
        <Search className="icon" aria-hidden="true" />
        <input className="input" enterKeyHint="search" name="q" aria-label="Search everything" placeholder="Search" />
      </Form>
      <Link className="for-phone" to="/search">
        <Search className="icon" aria-hidden="true" />
        <span className="sr-only">Search everything</span>
      </Link>
    </div>
  );
}

type RailLinksProps = { viewer: Viewer; area: WorkArea; here: WorkPlace | undefined };

function RailLinks({ viewer, area, here }: RailLinksProps) {
  const items = (places: readonly WorkPlace[]) =>
    places.map((place) => (
      <li key={place.to}>
        <Link className="work-place" to={place.to} aria-current={place === here ? "page" : undefined}>
          <place.icon className="icon" aria-hidden="true" />
          <PlaceName place={place} viewer={viewer} />
        </Link>
        {place === here && place.to === "/dashboard" && viewer.waiting && (
          <TodayContents sections={viewer.waiting.sections} />
        )}
        {place === here && place.to === "/admin/work" && viewer.work && <DeskContents work={viewer.work} />}
      </li>
    ));
  return (
    <nav aria-label={area.label}>
      <ul>{items(area.main)}</ul>
      <ul>{items(area.more)}</ul>
    </nav>
  );
}

function LineFoot() {
  return (
    <footer className="work-foot">
      <span>{site.name}</span>
      <a href={site.phoneHref}>{site.phone}</a>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      <Link to="/terms-of-service">Terms</Link>
      <Link to="/privacy-policy">Privacy</Link>
      <WorkKeys />
    </footer>
  );
}
