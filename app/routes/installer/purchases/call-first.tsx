import { Phone } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

/**
 * What to do next with the lead just bought. Its number stands in the list below, once on the page; the button calls
 * it.
 */
export function CallFirst({ lead: { purchaseId, contact, stage } }: { lead: PurchasedLead }) {
  if (stage !== "new") return null;
  return (
    <Notice tone="ok" title={contact.phone ? "Now call, before anybody else does" : "Now write: there is no number"}>
      <p>
        Your customer has read that we ask you to call or write within {limits.customerAnswerHours} hours, and that up
        to {limits.leadPlacesMax} installers may.
      </p>
      <div className="btn-row">
        {contact.phone ? (
          <a className={buttonClass({})} href={`tel:${contact.phone}`}>
            <Phone className="icon" aria-hidden="true" />
            Call now
          </a>
        ) : (
          <a className={buttonClass({})} href={`mailto:${contact.email}`}>
            Write now
          </a>
        )}
        <LinkButton variant="secondary" to={`/leads/purchases/${purchaseId}`}>
          Open the lead
        </LinkButton>
      </div>
    </Notice>
  );
}
