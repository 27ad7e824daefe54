import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatPence } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { Segments } from "#app/ui/forms/segments.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { lostReasons } from "#content/lost-reasons.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";

interface LostQuestionProps {
  quotes: readonly Pick<SentQuote, "id" | "status" | "duePence">[];
  lead: PurchasedLead;
  state: FormState | undefined;
}

/** Why it is lost, and before Lost withdraws what the customer can still choose, whether it is meant. */
export function LostQuestion({ quotes, lead, state }: LostQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const open = quotes.filter(({ status }) => status === "sent");
  const here = `/leads/purchases/${lead.purchaseId}`;
  const field = fieldsOf(state, "lost")("lostReason");
  return (
    <div id="lost" ref={place} tabIndex={-1}>
      <Banner tone="warn" title={open.length > 0 ? `This withdraws your ${sumsInWords(open)}. Go on?` : "Set to Lost?"}>
        {open.length > 0 && (
          <p>
            {lead.contact.name} will no longer be able to choose {open.length === 1 ? "it" : "them"}. If you change your
            mind, “Send it again” next to {open.length === 1 ? "the quote" : "each quote"} makes the next revision.
          </p>
        )}
        <Form method="post" action={`${here}?ask=lost`} className="stack" noValidate>
          <FormFailure state={state} idPrefix="lost" />
          <input type="hidden" name="intent" value={"stage" satisfies PurchaseIntent} />
          <input type="hidden" name="stage" value="lost" />
          <input type="hidden" name="asked" value="yes" />
          {open.map(({ id }) => (
            <input key={id} type="hidden" name="withdrawing" value={id} />
          ))}
          <Segments
            label="Why was it lost?"
            {...field}
            options={lostReasons.map((value) => ({ value, label: value }))}
            chosen={field.defaultValue}
          />
          <div className="btn-row">
            <LinkButton to={here}>Keep it {purchaseStageLabel(lead.stage)}</LinkButton>
            <SubmitButton variant="danger" pendingLabel="Saving…">
              {open.length > 0 ? "Withdraw and set Lost" : "Set to Lost"}
            </SubmitButton>
          </div>
        </Form>
      </Banner>
    </div>
  );
}

function sumsInWords(open: readonly Pick<SentQuote, "id" | "status" | "duePence">[]): string {
  const sums = open.map(({ duePence }) => formatPence(duePence ?? 0));
  if (sums.length === 1) return `quote of ${sums[0]}`;
  return `${sums.length} quotes of ${sums.slice(0, -1).join(", ")} and ${sums.at(-1)}`;
}
