import { LinkButton } from "#app/ui/button.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { Banner } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";

type LowBalanceProps = {
  balance: number;
  /** Where the packs are not on the page itself. */
  withLink?: boolean;
};

/** Says in time that the balance buys no lead any more; nothing while it does. */
export function LowBalance({ balance, withLink }: LowBalanceProps) {
  if (balance >= limits.leadPriceCredits) return null;
  return (
    <Banner
      tone="warn"
      title="Your balance is low"
      actions={withLink && <LinkButton to="/credits">Purchase Credits</LinkButton>}
    >
      <p>
        You have {formatCredits(balance)}. A lead costs {formatCredits(limits.leadPriceCredits)}.
      </p>
    </Banner>
  );
}
