import { Phone } from "lucide-react";
import { site } from "#config/site.ts";
import "./service-page.css";

/** Calls and quotes one tap away on small screens; a script hides it while the form is in view. */
export function StickyQuote() {
  return (
    <div className="sticky-quote" data-hide-near="quote">
      <a className="btn btn-secondary" href={site.phoneHref}>
        <Phone className="icon" aria-hidden="true" />
        Call us
      </a>
      <a className="btn btn-primary" href="#quote">
        Get free quotes
      </a>
    </div>
  );
}
