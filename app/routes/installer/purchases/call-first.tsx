import { Phone } from "lucide-react";
import { firstWay } from "#app/routes/installer/purchases/first-way.ts";
import { Prefers } from "#app/routes/installer/purchases/prefers.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const words = {
  phone: { title: "Now call, before anybody else does", button: "Call now" },
  text: { title: "Now send a text message, before anybody else does", button: "Text now" },
  email: { title: "Now write, before anybody else does", button: "Write now" },
};

/**
 * What to do next with the lead just bought. Its number stands in the list below, once on the page; the button calls
 * it, or does what the customer prefers.
 */
export function CallFirst({ lead }: { lead: PurchasedLead }) {
  const { purchaseId, contact, stage } = lead;
  if (stage !== "new") return null;
  const { way, href } = firstWay(lead);
  return (
    <Notice tone="ok" title={contact.phone ? words[way].title : "Now write: there is no number"}>
      <p>
        Your customer has read that we ask you to call or write within {limits.customerAnswerHours} hours, and that up
        to {limits.leadPlacesMax} installers may.
      </p>
      <Prefers wish={lead} />
      <div className="btn-row">
        <a className={buttonClass({})} href={href}>
          {way === "phone" && <Phone className="icon" aria-hidden="true" />}
          {words[way].button}
        </a>
        <LinkButton variant="secondary" to={`/leads/purchases/${purchaseId}`}>
          Open the lead
        </LinkButton>
      </div>
    </Notice>
  );
}
