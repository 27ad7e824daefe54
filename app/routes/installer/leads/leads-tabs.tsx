import { formatNumber } from "#app/ui/format.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { limits } from "#config/limits.ts";

type LeadsTabsProps = { current: "available" | "purchased"; counts: { available: number; purchased: number } };

export function LeadsTabs({ current, counts }: LeadsTabsProps) {
  return (
    <LinkTabs
      label="Leads"
      tabs={[
        { label: `Available Leads (${upToMax(counts.available)})`, to: "/leads", current: current === "available" },
        {
          label: `My Purchased Leads (${counts.purchased})`,
          to: "/leads?tab=purchased",
          current: current === "purchased",
        },
      ]}
    />
  );
}

/** Counting stops here, because nobody reads that many. */
export function upToMax(count: number): string {
  return count > limits.leadsCountMax ? `${formatNumber(limits.leadsCountMax)}+` : String(count);
}
