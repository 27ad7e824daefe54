import fontUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import { FailurePage } from "#app/shell/failure-page.tsx";
import { NoticeFromAddress } from "#app/shell/notices.tsx";
import { PageShell } from "#app/shell/page-shell.tsx";
import { PendingNavigation } from "#app/shell/pending-navigation.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { loadSession } from "#app/web/session.ts";
import { site } from "#config/site.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";

export const middleware: Route.MiddlewareFunction[] = [loadSession];

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const { demo } = context.get(requestContext);
  if (actor.kind === "visitor") return { demo, viewer: null };
  const { installer, isAdmin } = actor;
  const viewer = {
    isAdmin,
    companyName: installer?.companyName ?? null,
    contactName: installer?.contactName ?? null,
    balanceCredits: installer ? await myBalance(domainContext(context), actor) : null,
  };
  return { demo, viewer };
});

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageShell viewer={loaderData.viewer} currentPath={pathname}>
        <PendingNavigation />
        <NoticeFromAddress />
        <Outlet />
      </PageShell>
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  return (
    <PageShell viewer={loaded?.viewer ?? null} currentPath="">
      <FailurePage error={error} siteName={site.name} />
    </PageShell>
  );
}
