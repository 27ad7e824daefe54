import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { BalanceChip } from "#app/shell/balance-chip.tsx";
import { Ticker } from "#app/shell/ticker.tsx";
import type { Viewer } from "#app/shell/viewer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PrivateFooter } from "#app/ui/navigation/private-footer.tsx";
import { SiteFooter } from "#app/ui/navigation/site-footer.tsx";
import { SiteHeader } from "#app/ui/navigation/site-header.tsx";
import { SkipLink } from "#app/ui/navigation/skip-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import type { ToldFigure } from "#app/web/use-stale.ts";
import { site } from "#config/site.ts";
import { assumptionPath } from "#content/assumptions-page.ts";
import {
  dataAttribution,
  footerColumns,
  headerLinks,
  projectLink,
  quoteLink,
  serviceMenu,
} from "#content/navigation.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";

type PageShellProps = {
  viewer: Viewer | null;
  prices: EnergyPrices | undefined;
  trustBadges: readonly string[];
  /** Known only to the server, as the seller may come from its settings. */
  trader: string | null;
  currentPath: string;
  /** Today's year in London. */
  year: number;
  stale: readonly ToldFigure[];
  /** Behind a private link: no price strip, no sign-in, no quote button and a short footer. */
  isPrivate: boolean;
  /** A message about the page itself, between header and page. */
  news?: ReactNode;
  children: ReactNode;
};

/** The frame of every page except the work areas (work-shell.tsx). */
export function PageShell({ viewer, prices, trustBadges, currentPath, ...rest }: PageShellProps) {
  const { year, trader, stale, isPrivate, news, children } = rest;
  const capSince = stale.find(({ id }) => id === "tariffs.cap")?.since;
  return (
    <>
      <SkipLink />
      <SiteHeader
        siteName={site.name}
        links={viewer || isPrivate ? headerLinks : [...headerLinks, projectLink]}
        serviceGroups={serviceMenu}
        quoteLink={quoteLink}
        account={viewer ? <SignedIn viewer={viewer} /> : !isPrivate && <SignedOut />}
        chip={viewer?.balanceCredits == null ? undefined : <BalanceChip credits={viewer.balanceCredits} />}
        ticker={prices && !isPrivate && <Ticker prices={prices} capOutOfDateSince={capSince} />}
        trustBadges={trustBadges}
        currentPath={currentPath}
      />
      {news}
      <main id="main" tabIndex={-1}>
        {children}
        <StaleFigures figures={stale.filter(({ isHere }) => isHere)} />
      </main>
      <a className="back-to-top btn btn-secondary" href="#top" data-back-to-top hidden>
        Back to top
      </a>
      {isPrivate ? <PrivateFooter {...contact} /> : <PublicFooter year={year} trader={trader} />}
    </>
  );
}

const contact = {
  contact: { phone: { label: site.phone, href: site.phoneHref }, email: site.email },
  openingHours: site.openingHoursLine,
};

function PublicFooter({ year, trader }: Pick<PageShellProps, "year" | "trader">) {
  return (
    <SiteFooter
      siteName={site.name}
      summary="Up to 3 free quotes from installers across the UK. For each installer that gets your details, you can see what we have checked and what we have not."
      columns={footerColumns}
      {...contact}
      trader={trader ?? undefined}
      attribution={
        <>
          <span>{`© ${year} ${site.name}`}</span>
          <span>{dataAttribution}</span>
        </>
      }
    />
  );
}

function SignedOut() {
  return (
    <>
      <LinkButton variant="quiet" to="/auth">
        Sign In
      </LinkButton>
      <LinkButton variant="secondary" to="/auth?tab=signup">
        Join as Installer
      </LinkButton>
      <LinkButton className="head-quote" to={quoteLink.to} data-own-form="quote">
        Get quotes
      </LinkButton>
    </>
  );
}

function SignedIn({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <LinkButton variant="secondary" to={viewer.companyName === null ? "/admin" : "/dashboard"}>
        {viewer.companyName === null ? "Admin" : "Dashboard"}
      </LinkButton>
      {viewer.companyName === null && (
        <LinkButton variant="quiet" to="/account">
          Account
        </LinkButton>
      )}
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="secondary">
          Sign Out
        </Button>
      </Form>
    </>
  );
}

/** At the end of a page whose sentences, sums or records use out-of-date figures. */
function StaleFigures({ figures }: { figures: readonly ToldFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <aside className="wrap stale-figures" aria-label="Figures that are out of date">
      <Notice tone="bad" title="Some figures on this page are out of date">
        <p>We’ll keep using them until we have checked the new ones.</p>
        <ul>
          {figures.map(({ id, label, since }) => (
            <li key={id}>
              <Link to={assumptionPath(id)}>{label}</Link> <OutOfDate since={since} />
            </li>
          ))}
        </ul>
      </Notice>
    </aside>
  );
}
