import { Outlet, useLocation } from "react-router";
import { installerLinks } from "#app/routes/installer/parts/area-links.ts";
import { AreaNav } from "#app/ui/navigation/area-nav.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf } from "#app/web/context.ts";
import { requireInstallerArea } from "#app/web/guards.ts";
import { requireInstaller } from "#domain/actor.ts";
import type { Route } from "./+types/_layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireInstallerArea];

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  return { companyName: requireInstaller(actorOf(context)).companyName };
});

export default function InstallerLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <AreaNav label="Installer area" links={installerLinks} currentPath={pathname} who={loaderData.companyName} />
      <Outlet />
    </>
  );
}
