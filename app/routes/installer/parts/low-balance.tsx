import { formatCredits } from "#app/ui/format.ts";
import { Banner } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";

/** Says in time that the balance buys no lead any more; nothing while it does. The way to the packs is on each page. */
export function LowBalance({ balance }: { balance: number }) {
  if (balance >= limits.leadPriceCredits) return null;
  return (
    <Banner tone="warn" title="Your balance is low">
      <p>
        You have {formatCredits(balance)}. A lead costs {formatCredits(limits.leadPriceCredits)}.
      </p>
    </Banner>
  );
}
