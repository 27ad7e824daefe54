import { Outlet, useLocation } from "react-router";
import { installerLinks } from "#app/routes/installer/parts/area-links.ts";
import { AreaNav } from "#app/ui/navigation/area-nav.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf } from "#app/web/context.ts";
import { requireSignedIn } from "#app/web/guards.ts";
import { requireUser } from "#domain/actor.ts";
import type { Route } from "./+types/_layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireSignedIn];

export const loader = answering(async ({ context }: Route.LoaderArgs) => ({
  companyName: requireUser(actorOf(context)).installer?.companyName ?? null,
}));

const adminLinks = [
  { label: "Admin", to: "/admin" },
  { label: "Account", to: "/account" },
  { label: "Activity", to: "/account/activity" },
];

/** For everybody signed in: companies get their area's menu, administrators a link back. */
export default function AccountLayout({ loaderData: { companyName } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      {companyName === null ? (
        <AreaNav label="Administration" links={adminLinks} currentPath={pathname} />
      ) : (
        <AreaNav label="Installer area" links={installerLinks} currentPath={pathname} who={companyName} />
      )}
      <Outlet />
    </>
  );
}
