import { formatCredits } from "#app/ui/format.ts";
import { Banner } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";

/**
 * Warns in good time that the balance no longer buys a lead; otherwise renders nothing. Every page links to the packs.
 */
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
