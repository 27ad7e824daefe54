import { Phone } from "lucide-react";
import { firstWay } from "#app/routes/installer/purchases/first-way.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import { type ContactWish, contactWishInWords } from "#content/contact-wish.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const words = {
  phone: { title: "Now call, before anyone else does", button: "Call now" },
  text: { title: "Now text, before anyone else does", button: "Text now" },
  email: { title: "Now email, before anyone else does", button: "Email now" },
};

/**
 * The next step for the lead just bought. The phone number is in the list below, once on the page; the button calls it,
 * or does what the customer prefers.
 */
export function CallFirst({ lead }: { lead: PurchasedLead }) {
  const { purchaseId, contact, stage } = lead;
  if (stage !== "new") return null;
  const { way, href } = firstWay(lead);
  return (
    <Notice tone="ok" title={contact.phone ? words[way].title : "Now email: there is no phone number"}>
      <p>
        We have told your customer that up to {limits.leadPlacesMax} installers may call or write, each within{" "}
        {limits.customerAnswerHours} hours.
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

/** How and when the customer likes to be reached; nothing for one who said neither. */
export function Prefers({ wish }: { wish: ContactWish }) {
  const words = contactWishInWords(wish);
  if (!words) return null;
  return (
    <p>
      Prefers <b>{words}</b>.
    </p>
  );
}
