import { CalendarDays, Coins, ShieldCheck, Users } from "lucide-react";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { InstallerStatusBadge } from "#app/ui/badge.tsx";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { limits } from "#config/limits.ts";
import type { MyFigures } from "#domain/statistics/my-figures.ts";

/** The four figures at the top; blank if they could not be read. */
export function Tiles({ shown }: { shown: Pick<LoadedDashboard, "company" | "figures"> | undefined }) {
  const company = shown?.company;
  return (
    <dl className="tiles">
      <StatTile
        icon={ShieldCheck}
        label="Account Status"
        value={<InstallerStatusBadge status={company?.status ?? "unknown"} />}
        note={company?.statusChangedAt && `since ${formatDate(company.statusChangedAt)}`}
      />
      <StatTile
        icon={Coins}
        label="Available Credits"
        value={company && formatNumber(company.credits)}
        note={company && creditsInWords(company)}
      />
      <StatTile
        icon={Users}
        label="Purchased Leads"
        value={company && formatNumber(company.purchasedLeads)}
        note={shown?.figures && outcomesOf(shown.figures)}
      />
      <StatTile
        icon={CalendarDays}
        label="This Month"
        value={company && formatNumber(company.purchasedThisMonth)}
        note={company && "leads bought this month"}
      />
    </dl>
  );
}

function creditsInWords({ credits, heldCredits }: LoadedDashboard["company"]): string {
  return heldCredits > 0 ? `${enoughFor(credits)}, ${formatNumber(heldCredits)} held` : enoughFor(credits);
}

function enoughFor(credits: number): string {
  const leads = Math.floor(credits / limits.leadPriceCredits);
  return `enough for ${formatNumber(leads)} ${leads === 1 ? "lead" : "leads"}`;
}

function outcomesOf({ stages, refundedLeads }: MyFigures): string {
  const won = `${formatNumber(stages.won ?? 0)} won`;
  return refundedLeads > 0 ? `${won}, ${formatNumber(refundedLeads)} refunded` : won;
}
