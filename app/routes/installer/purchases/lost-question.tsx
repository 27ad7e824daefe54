import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";

/** Before Lost withdraws what the customer can still choose. */
export function LostQuestion({ quotes, lead }: { quotes: readonly SentQuote[]; lead: PurchasedLead }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const open = quotes.filter(({ status }) => status === "sent");
  if (open.length === 0) return null;
  const here = `/leads/purchases/${lead.purchaseId}`;
  const one = open.length === 1;
  return (
    <div id="lost" ref={place} tabIndex={-1}>
      <Banner tone="warn" title={`Lost withdraws your ${sumsInWords(open)}. Go on?`}>
        <p>
          {lead.contact.name} will no longer be able to choose {one ? "it" : "them"}. If you change your mind, “Send it
          again” next to {one ? "the quote" : "each quote"} makes a new revision.
        </p>
        <Form method="post" action={here} className="btn-row">
          <input type="hidden" name="intent" value={"stage" satisfies PurchaseIntent} />
          <input type="hidden" name="stage" value="lost" />
          {open.map(({ id }) => (
            <input key={id} type="hidden" name="withdrawing" value={id} />
          ))}
          <SubmitButton variant="danger" pendingLabel="Saving…">
            {one ? "Withdraw it, set to Lost" : "Withdraw them, set to Lost"}
          </SubmitButton>
          <LinkButton variant="secondary" to={here}>
            Leave the stage as it is
          </LinkButton>
        </Form>
      </Banner>
    </div>
  );
}

function sumsInWords(open: readonly SentQuote[]): string {
  const sums = open.map(({ duePence }) => formatPence(duePence ?? 0));
  if (sums.length === 1) return `quote of ${sums[0]}`;
  return `${sums.length} quotes of ${sums.slice(0, -1).join(", ")} and ${sums.at(-1)}`;
}
