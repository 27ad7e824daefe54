import { Clock, Mail, MapPin, Phone, Sprout } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { QuoteForm, quoteSection } from "#app/routes/site/parts/quote-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { shownClaim } from "#content/claims.ts";
import { nextSteps } from "#content/next-steps.ts";
import "./contact-panel.css";

type ContactViewer = { name: string; companyName: string | null } | null;
type ContactPanelProps = {
  action: string;
  state: ComponentProps<typeof QuoteForm>["state"];
  viewer: ContactViewer;
  demo: boolean;
  /** The page says how it works, and leads businesses to their form, above. */
  isShort?: boolean;
  preset?: Pick<ComponentProps<typeof QuoteForm>, "postcode" | "serviceType">;
};

export function ContactPanel({ action, state, viewer, demo, isShort = false, preset }: ContactPanelProps) {
  return (
    <section className="section band" {...quoteSection(state)}>
      <div className="wrap contact-grid">
        <div className="card">
          <div className="section-head">
            <h2 id="quote-title">Get up to 3 free quotes</h2>
            <p className="muted">About two minutes. Nothing to pay, no account needed.</p>
          </div>
          <QuoteForm action={action} state={state} {...preset} />
        </div>
        <aside className="stack" aria-labelledby="contact-title">
          {!isShort && <NextSteps />}
          <h2 className="h3" id="contact-title">
            Rather talk?
          </h2>
          <ContactFacts demo={demo} />
          {!isShort && <ForBusiness />}
          <InstallerPrompt viewer={viewer} />
        </aside>
      </div>
    </section>
  );
}

function ForBusiness() {
  return (
    <Notice title="For a company, school or farm?">
      <p>
        The business form asks about your site, supply and yearly electricity use, and has larger budgets.{" "}
        <Link to="/business">Ask for a business</Link>
      </p>
    </Notice>
  );
}

function NextSteps() {
  return (
    <>
      <h2 className="h3">What happens next</h2>
      <ol className="next-steps">
        {nextSteps.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function ContactFacts({ demo }: { demo: boolean }) {
  const [promise, response] = [site.environmentalPromise, site.responseTime].map((claim) => shownClaim(claim, demo));
  const facts = [
    { icon: Phone, title: "Phone", text: <a href={site.phoneHref}>{site.phone}</a>, note: site.openingHoursLine },
    { icon: Mail, title: "Email", text: <a href={`mailto:${site.email}`}>{site.email}</a> },
    { icon: MapPin, title: "Service areas", text: site.serviceAreas },
    {
      icon: Clock,
      title: "Response time",
      text:
        response?.value ??
        `We ask each installer to contact you within ${limits.customerAnswerHours} hours of taking your request.`,
      ...(response && { note: `(${response.proof})` }),
    },
    ...(promise
      ? [{ icon: Sprout, title: "Environmental promise", text: promise.value, note: `(${promise.proof})` }]
      : []),
  ];
  return (
    <ul className="contact-facts">
      {facts.map(({ icon: Icon, title, text, note }) => (
        <li key={title}>
          <Icon className="icon" aria-hidden="true" />
          <div>
            <b>{title}</b>
            <span>{text}</span>
            {note && <span className="muted">{note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function InstallerPrompt({ viewer }: { viewer: ContactViewer }) {
  if (viewer) {
    return (
      <Notice tone="ok" title={`Welcome back, ${viewer.name}`}>
        <div className="btn-row">
          <LinkButton variant="secondary" to={viewer.companyName === null ? "/admin" : "/dashboard"}>
            Go to Dashboard
          </LinkButton>
        </div>
      </Notice>
    );
  }
  return (
    <Notice title="Are you an installer?">
      <p>Join our network. Applications take 1-2 business days.</p>
      <div className="btn-row">
        <LinkButton variant="secondary" to="/auth?tab=signup">
          Join as Installer
        </LinkButton>
        <LinkButton variant="quiet" to="/auth">
          Sign In
        </LinkButton>
      </div>
    </Notice>
  );
}
