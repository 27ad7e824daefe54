import { formatNumber } from "#app/ui/format.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { limits } from "#config/limits.ts";

/** Without leads for sale for somebody who may not buy. */
type LeadsTabsProps = { current: "available" | "purchased"; counts: { available: number | null; purchased: number } };

export function LeadsTabs({ current, counts }: LeadsTabsProps) {
  return (
    <LinkTabs
      label="Leads"
      tabs={[
        ...(counts.available === null
          ? []
          : [
              {
                label: `Available Leads (${upToMax(counts.available)})`,
                to: "/leads",
                current: current === "available",
              },
            ]),
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
