import { LinkButton } from "#app/ui/button.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";

export function LeadsHeader({ balance }: { balance: number }) {
  const affordable = Math.floor(balance / limits.leadPriceCredits);
  return (
    <>
      <div className="page-head leads-head">
        <h1>Leads</h1>
        <LinkButton variant="secondary" to="/credits">
          Purchase Credits
        </LinkButton>
        <p className="small muted">
          <b>{formatCredits(balance)}</b>, enough for {affordable} {affordable === 1 ? "lead" : "leads"}. Each lead
          costs {formatCredits(limits.leadPriceCredits)}, goes to at most {limits.leadPlacesMax} installers and shows
          its contact details when you buy.
        </p>
      </div>
      {affordable === 0 && (
        <Notice tone="warn" title="Your balance is too low to buy">
          <p>
            A lead costs {formatCredits(limits.leadPriceCredits)} and you have {formatCredits(balance)}. You can still
            look at the leads for sale.
          </p>
        </Notice>
      )}
    </>
  );
}
