import { Handshake } from "lucide-react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { Banner } from "#app/ui/notice.tsx";

/** On the page of a purchase whose customer has chosen this company. */
export function ChosenNotice({ name, readOnly }: { name: string; readOnly: boolean }) {
  return (
    <Banner tone="ok" icon={Handshake} title={`${name} has chosen you`}>
      <p>
        Send them your contract now, with the 14 days to cancel in writing, and agree a start date. The customer signs
        with you, not with us.
      </p>
      {!readOnly && (
        <Form method="post" className="btn-row">
          <ConfirmSubmit
            name="intent"
            value={"leave-choice" satisfies PurchaseIntent}
            variant="secondary"
            pendingLabel="Telling them…"
            title="You can no longer do this?"
            body={
              <p>
                We’ll withdraw your quote, tell {name} and reopen their project. Speak to them first if they have signed
                or paid.
              </p>
            }
            confirmLabel="Yes, tell them"
            cancelLabel="Keep the job"
          >
            We can no longer do this
          </ConfirmSubmit>
        </Form>
      )}
    </Banner>
  );
}
