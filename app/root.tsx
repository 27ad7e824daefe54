import pageScripts from "virtual:page-scripts";
import fontUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { ConnectionNotice } from "#app/connection/connection-notice.tsx";
import { keepPage } from "#app/connection/keep-page.ts";
import { useOtherTabs } from "#app/connection/use-other-tabs.ts";
import { ALIVE } from "#app/enhance/start-once-seen.ts";
import { paper } from "#app/share/theme-colours.ts";
import { FailurePage } from "#app/shell/failure-page.tsx";
import { keepToSetUp } from "#app/shell/keep-to-set-up.ts";
import { NoticeFromAddress } from "#app/shell/notices.tsx";
import { PageShell } from "#app/shell/page-shell.tsx";
import { PendingNavigation } from "#app/shell/pending-navigation.tsx";
import { StaleErrors } from "#app/shell/stale-errors.tsx";
import type { Viewer, Waiting } from "#app/shell/viewer.ts";
import { isAtDesk, isAtWork } from "#app/shell/work-places.ts";
import { WorkShell } from "#app/shell/work-shell.tsx";
import { Toaster } from "#app/ui/toasts/toaster.tsx";
import { addressFinder } from "#app/web/address-finder.ts";
import { actorOf, callerOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { noteRefusals } from "#app/web/note-refusals.ts";
import { noteRoute } from "#app/web/note-route.ts";
import { publicPageOf } from "#app/web/public-page.ts";
import { viewerCredits, viewerToday, viewerWork } from "#app/web/read-once.ts";
import { loadSession } from "#app/web/session.ts";
import type { ToldFigure } from "#app/web/use-stale.ts";
import { sortFailure, withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { shownBadges } from "#content/claims.ts";
import { traderLine } from "#content/trader.ts";
import { isHeldBack } from "#domain/actor.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";
import { isShownOn, staleFigures } from "#domain/assumptions/stale-figures.ts";
import { countCompanyUnread } from "#domain/messages/read-thread.ts";
import type { Credits } from "#domain/money.ts";
import { type CompanyAct, mayAct } from "#domain/roles.ts";
import { countToday } from "#domain/statistics/my-today.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import toolStylesUrl from "./tools.css?url";

const yearOf = (moment: Date) => Number(londonDay(moment).slice(0, 4));

export const middleware: Route.MiddlewareFunction[] = [noteRoute, loadSession, noteRefusals, keepToSetUp];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const { demo, appUrl, prices, certificates } = context.get(requestContext);
  const shared = {
    demo,
    appUrl,
    finder: addressFinder({ certificates }),
    prices: prices(),
    year: yearOf(domainContext(context).now),
    stale: staleHere(new URL(request.url).pathname, domainContext(context).now),
    themeColours: paper,
    trustBadges: shownBadges(demo),
    trader: traderLine() ?? null,
  };
  if (actor.kind === "visitor") return { ...shared, viewer: null };
  const { installer, adminRoles } = actor;
  const { pathname } = new URL(request.url);
  const isHeld = isHeldBack(actor);
  const may = (act: CompanyAct) => installer !== null && !isHeld && mayAct(installer.role, act);
  const viewer = {
    adminRoles,
    companyName: installer?.companyName ?? null,
    name: actor.name,
    role: (!isHeld && installer?.role) || null,
    balanceCredits: may("money") ? await ifRead(context, balanceOf(context)) : null,
    waiting: may("bought_leads") && isAtWork(pathname) ? await ifRead(context, waitingOf(context, request)) : null,
    work: isAtDesk(pathname, adminRoles) ? await ifRead(context, viewerWork(context)) : null,
  };
  return { ...shared, viewer };
});

/** A figure of the frame that cannot be read is logged and left out: the page says itself what is wrong with it. */
async function ifRead<T>(context: RouteContext, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    sortFailure(context, error);
    return null;
  }
}

async function balanceOf(context: RouteContext): Promise<Credits> {
  return (await viewerCredits(context)).balance;
}

async function waitingOf(context: RouteContext, request: Request): Promise<Waiting> {
  const isToday = new URL(request.url).pathname === "/dashboard";
  const [{ counts, totals }, messages] = await Promise.all([
    isToday ? viewerToday(context, request) : countToday(...callerOf(context)),
    countCompanyUnread(...callerOf(context)),
  ]);
  return { today: counts.mine, sections: totals, messages };
}

/** Every figure of the register that is out of date, marked where this page shows it. */
function staleHere(path: string, now: Date): ToldFigure[] {
  return staleFigures(londonDay(now)).map((figure) => ({ ...figure, isHere: isShownOn(path, figure.id) }));
}

/** Also where an address in the working area leads nowhere, which is a page of the public site. */
function isInWorkShell(viewer: Viewer | null | undefined, pathname: string): viewer is Viewer {
  return Boolean(viewer) && isAtWork(pathname);
}

const usePublicPage = () => publicPageOf(useMatches().at(-1)?.handle);

/** Public pages are complete as they arrive and bring one small script; signed-in pages are hydrated. */
export function Layout({ children }: { children: React.ReactNode }) {
  const handle = usePublicPage();
  const isPublic = handle !== undefined;
  const { calculator = false, plannerForm = false, planner = false, tools = !isPublic } = handle ?? {};
  const loaded = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  useEffect(() => {
    // Once React has ended this step: only then can it take hold of a lead because somebody presses its button.
    setTimeout(() => window.dispatchEvent(new Event(ALIVE)));
  }, []);
  const themeColours = loaded?.themeColours;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {themeColours && (
          <>
            <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        {(tools || isInWorkShell(loaded?.viewer, pathname)) && <link rel="stylesheet" href={toolStylesUrl} />}
      </head>
      <body>
        {children}
        {isPublic ? (
          <>
            <script type="module" src={pageScripts.site} />
            {calculator && <script type="module" src={pageScripts.calculator} />}
            {plannerForm && <script type="module" src={pageScripts["planner-form"]} />}
            {planner && <script type="module" src={pageScripts.planner} />}
          </>
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const publicHandle = usePublicPage();
  useOtherTabs(typeof loaderData.viewer?.balanceCredits === "number");
  if (publicHandle?.bare) return <Outlet />;
  return (
    <>
      <Frame loaded={loaderData} pathname={pathname} news={<ConnectionNotice />}>
        <StaleErrors />
        <PendingNavigation />
        <NoticeFromAddress
          isPublic={publicHandle !== undefined}
          balanceCredits={loaderData.viewer?.balanceCredits ?? null}
        />
        <Outlet />
      </Frame>
      <Toaster />
    </>
  );
}

type FrameProps = { loaded: Loaded | undefined; pathname: string; news?: ReactNode; children: ReactNode };
type Loaded = {
  viewer: Viewer | null;
  prices: EnergyPrices | undefined;
  trustBadges: readonly string[];
  trader: string | null;
  year: number;
  stale: readonly ToldFigure[];
};

function Frame({ loaded, pathname, ...rest }: FrameProps) {
  const isPrivate = usePublicPage()?.private ?? false;
  const {
    viewer = null,
    prices,
    trustBadges = [],
    trader = null,
    year = yearOf(new Date()),
    stale = [],
  } = loaded ?? {};
  if (isInWorkShell(viewer, pathname)) return <WorkShell viewer={viewer} {...rest} />;
  const about = { viewer, prices, trustBadges, trader, year, stale, currentPath: pathname, isPrivate };
  return <PageShell {...about} {...rest} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <>
      <Frame loaded={loaded} pathname={pathname}>
        <FailurePage error={error} siteName={site.name} />
      </Frame>
      <Toaster />
    </>
  );
}
