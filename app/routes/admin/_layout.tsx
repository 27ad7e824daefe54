import { Clock, Coins, Inbox, type LucideIcon, Users } from "lucide-react";
import { Outlet } from "react-router";
import { formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { callerOf } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { adminFigures } from "#domain/admin/installers/admin-overview.ts";
import type { Route } from "./+types/_layout.ts";

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({ figures: await adminFigures(...callerOf(context)) }),
  "Failed to load admin data.",
);

export default function AdminLayout({ loaderData: { figures } }: Route.ComponentProps) {
  const tiles: { label: string; value: number; icon: LucideIcon }[] = [
    { label: "Total Installers", value: figures.totalInstallers, icon: Users },
    { label: "Pending Approvals", value: figures.pendingApprovals, icon: Clock },
    { label: "Active Leads", value: figures.activeLeads, icon: Inbox },
    { label: "Credits Issued", value: figures.creditsIssued, icon: Coins },
  ];
  return (
    <div className="wrap page stack-l">
      <h1>Admin Dashboard</h1>
      <dl className="tiles">
        {tiles.map(({ value, ...tile }) => (
          <StatTile key={tile.label} {...tile} value={formatNumber(value)} />
        ))}
      </dl>
      <Outlet />
    </div>
  );
}
