import { useEffect, useRef, useState } from "react";
import { ASKED, askForDomain } from "#app/ui/forms/meant-domain/ask-for-domain.ts";
import { didYouMean } from "#content/mail-domains.ts";
import { meantDomain } from "#domain/contact/email-slip.ts";
import "./meant-domain.css";

/** Stands under the field for one's own email address. Without scripts it asks when a form comes back. */
export function MeantDomain({ id, typed }: { id: string; typed: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  // Drawn once, because the script replaces it.
  const [meant] = useState(() => meantDomain(typed));
  useEffect(() => (ref.current ? askForDomain(ref.current) : undefined), []);
  return (
    <span className="meant-domain" id={id} aria-live="polite" ref={ref}>
      {meant && (
        <>
          <span>{didYouMean(meant)}</span>
          <input type="hidden" name={ASKED} />
        </>
      )}
    </span>
  );
}
