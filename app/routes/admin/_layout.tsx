import { Clock, Coins, Inbox, type LucideIcon, Users } from "lucide-react";
import { Outlet, useLocation } from "react-router";
import { formatNumber } from "#app/ui/format.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { adminFigures } from "#domain/installer-desk/admin-overview.ts";
import type { Route } from "./+types/_layout.ts";

export const loader = answering(
  async ({ context }: Route.LoaderArgs) => ({ figures: await adminFigures(...asking(context)) }),
  "Failed to load admin data.",
);

const tabs = [
  { label: "Installer Management", to: "/admin" },
  { label: "Lead Management", to: "/admin/leads" },
  { label: "Add New Lead", to: "/admin/leads/new" },
  { label: "Admin Users", to: "/admin/users" },
  { label: "Payments", to: "/admin/payments" },
  { label: "Refunds", to: "/admin/refunds" },
  { label: "Audit", to: "/admin/audit" },
  { label: "Security log", to: "/admin/security" },
  { label: "Figures", to: "/admin/figures" },
  { label: "Operation", to: "/admin/operation" },
];

/** The rows behind the figures have addresses of their own. */
const ROWS_OF_FIGURES = ["/admin/purchases"];

/** A page below a tab belongs to it: the tab whose address is the longest prefix wins. */
function currentTab(pathname: string): string | undefined {
  if (ROWS_OF_FIGURES.includes(pathname)) return "/admin/figures";
  const covering = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return covering.toSorted((one, other) => other.to.length - one.to.length)[0]?.to;
}

export default function AdminLayout({ loaderData: { figures } }: Route.ComponentProps) {
  const { pathname } = useLocation();
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
      <LinkTabs
        label="Administration"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === currentTab(pathname) }))}
      />
      <Outlet />
    </div>
  );
}
