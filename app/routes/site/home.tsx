import {
  BadgeCheck,
  Clock,
  FileCheck,
  Lock,
  Mail,
  MapPin,
  Phone,
  PoundSterling,
  ShieldCheck,
  Sprout,
  UserCheck,
  Users,
} from "lucide-react";
import { takeQuoteRequest } from "#app/quote/quote-action.ts";
import { QuoteForm } from "#app/quote/quote-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { House } from "#app/ui/house.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Stat } from "#app/ui/stat-tile.tsx";
import type { FormState } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Up to 3 free quotes from vetted renewable energy installers",
    description:
      "Free quotes for solar panels, batteries, heat pumps and EV chargers from at most 3 vetted, MCS-certified installers. You see who has your details.",
    path: "/",
  });

export const action = takeQuoteRequest;

export default function Home({ actionData, matches }: Route.ComponentProps) {
  const viewer = matches[0].loaderData?.viewer ?? null;
  return (
    <>
      <Hero />
      <HowItWorks />
      <QuoteSection state={actionData as FormState | undefined} viewer={viewer} />
    </>
  );
}

function Hero() {
  const { claims } = site;
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1>Better energy for your home, from installers we have checked</h1>
          <p className="lead">
            Tell us once what you need. Up to 3 vetted, MCS-certified installers send you a free quote, within 24 hours.
            You choose, or you don’t.
          </p>
          <div className="btn-row">
            <a className="btn btn-primary" href="#quote">
              Get 3 FREE Quotes
            </a>
            <a className="btn btn-secondary" href="#how-it-works">
              How it works
            </a>
          </div>
          <ul className="trust-tiles">
            <li>
              <ShieldCheck className="icon" aria-hidden="true" />
              <b>Vetted</b>
              <span>checked by a person</span>
            </li>
            <li>
              <Users className="icon" aria-hidden="true" />
              <b>Up to 3</b>
              <span>quotes, never more</span>
            </li>
            <li>
              <BadgeCheck className="icon" aria-hidden="true" />
              <b>Approved</b>
              <span>MCS-certified</span>
            </li>
          </ul>
        </div>
        <figure className="house-fig">
          <House />
        </figure>
        <dl className="stats">
          {claims.profitsToTrees && <Stat value={claims.profitsToTrees} label="of profits plant trees" />}
          {claims.installations && <Stat value={claims.installations} label="installations and customers" />}
          {claims.responseTime && <Stat value={claims.responseTime} label="to hear from an installer" />}
        </dl>
      </div>
    </section>
  );
}

const steps = [
  {
    icon: FileCheck,
    title: "You ask once",
    text: "One form, about two minutes. We e-mail you a private link; nothing happens until you confirm there.",
  },
  {
    icon: UserCheck,
    title: "Installers see the job, not you",
    text: "They read what you need and roughly where. Your surname, phone, e-mail and full postcode stay hidden.",
  },
  {
    icon: Lock,
    title: "At most 3 get your details",
    text: "Your private page names each company and the minute it got them. Close your request whenever you like.",
  },
  {
    icon: PoundSterling,
    title: "Free for you",
    text: "Installers pay us a fixed fee for an introduction, the same for every job. You owe nobody a decision.",
  },
] as const;

function HowItWorks() {
  return (
    <section className="section band" id="how-it-works" aria-labelledby="how-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="how-title">How it works</h2>
        </div>
        <ul className="why-grid">
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon className="icon" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type HomeViewer = { contactName: string | null; companyName: string | null } | null;

function QuoteSection({ state, viewer }: { state: FormState | undefined; viewer: HomeViewer }) {
  return (
    <section className="section" id="quote" aria-labelledby="quote-title">
      <div className="wrap contact-grid">
        <div className="card">
          <div className="section-head">
            <h2 id="quote-title">Get 3 free quotes</h2>
            <p className="muted">About two minutes. Nothing to pay, no account needed.</p>
          </div>
          <QuoteForm action="/?index" state={state} />
        </div>
        <aside className="stack" id="contact" aria-labelledby="contact-title">
          <h2 className="h3" id="contact-title">
            Rather talk?
          </h2>
          <ContactFacts />
          <InstallerPrompt viewer={viewer} />
        </aside>
      </div>
    </section>
  );
}

function ContactFacts() {
  const facts = [
    { icon: Phone, title: "Phone", text: <a href={site.phoneHref}>{site.phone}</a>, note: site.openingHoursLine },
    { icon: Mail, title: "Email", text: <a href={`mailto:${site.email}`}>{site.email}</a> },
    { icon: MapPin, title: "Service areas", text: site.serviceAreas },
    { icon: Clock, title: "Response time", text: site.responseTime },
    { icon: Sprout, title: "Environmental promise", text: site.environmentalPromise },
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

function InstallerPrompt({ viewer }: { viewer: HomeViewer }) {
  if (viewer) {
    const name = viewer.contactName ? `, ${viewer.contactName}` : "";
    return (
      <Notice tone="ok" title={`Welcome back${name}`}>
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
      <p>Join the vetted network. Applications take 1-2 business days.</p>
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
