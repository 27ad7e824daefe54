import { ArrowRight, BadgeCheck, ShieldCheck, Users } from "lucide-react";
import { Link } from "react-router";
import { HouseFigure } from "#app/routes/site/home/house-figure.tsx";
import { HowItWorks } from "#app/routes/site/home/how-it-works.tsx";
import { WhatItCosts } from "#app/routes/site/home/what-it-costs.tsx";
import { WhatWeEarn } from "#app/routes/site/home/what-we-earn.tsx";
import { businessData, webSiteData } from "#app/routes/site/parts/business-data.ts";
import { ContactPanel } from "#app/routes/site/parts/contact-panel.tsx";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { ServiceGrid } from "#app/routes/site/parts/service-grid.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { Stat } from "#app/ui/stat-tile.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type Claims, type ShownClaim, shownClaims } from "#content/claims.ts";
import { quoteServiceOptions } from "#content/options.ts";
import { whatWeCheck } from "#content/pages/about.ts";
import { home } from "#content/pages/home.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";
import { areas } from "#domain/areas/area.ts";
import { measuredContact } from "#domain/statistics/measured-contact.ts";
import type { Route } from "./+types/home.ts";
import "./home.css";

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...home,
    matches,
    data: [webSiteData(originOf(matches)), businessData(originOf(matches))],
  });

export const action = takeQuoteRequest;

const ON_HOME = [
  "solar-panels",
  "battery-storage",
  "ev-chargers",
  "heat-pumps",
  "low-carbon-heating",
  "smart-home",
  "water-systems",
  "commercial-renewables",
];

export const loader = withErrorPage(async ({ context, request }: Route.LoaderArgs) => {
  const { demo } = context.get(requestContext);
  const begun = new URL(request.url).searchParams;
  const cards = ON_HOME.flatMap((slug) => {
    const service = services.find((one) => one.slug === slug);
    const page = servicePages.find((one) => one.slug === slug);
    if (!service || !page) return [];
    return [{ slug: service.slug, label: service.label, summary: service.summary, features: page.features }];
  });
  const preset = {
    postcode: begun.get("postcode") ?? undefined,
    serviceType: begun.get("service") ?? undefined,
  };
  const measured = await measuredContact(domainContext(context));
  return { cards, demo, claims: shownClaims(demo), preset, placesCount: areas.length, measured };
});

export default function Home({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { cards, claims, demo, preset, placesCount, measured } = loaderData;
  const viewer = matches[0].loaderData?.viewer ?? null;
  return (
    <div className="home">
      <Hero />
      <StartBar />
      <WhatItCosts />
      <HowItWorks placesCount={placesCount} measured={measured} demo={demo} />
      <section className="section" id="services" aria-labelledby="services-title">
        <div className="wrap">
          <div className="section-head">
            <h2 id="services-title">What would you like to change?</h2>
            <p className="lead">Each page explains what it is, what it costs and which grant you can get.</p>
            <p>
              Not sure where to start? <Link to={plannerPage.path}>Plan your home’s energy</Link>: five answers tell you
              what to do first, with low and high figures, and what is not worth it.
            </p>
          </div>
          <ServiceGrid cards={cards} />
        </div>
      </section>
      <WhyChooseUs />
      <Impact claims={claims} />
      <ContactPanel action="/?index" state={actionData} viewer={viewer} demo={demo} isShort preset={preset} />
      <StickyQuote />
    </div>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1>Better energy for your home, from installers you choose</h1>
          <p className="lead">
            Tell us what you need, once. We ask up to 3 approved installers to get in touch within 24 hours of taking
            your request. A firm quote follows a survey. You choose one, or none.
          </p>
          <div className="btn-row">
            <a className="btn btn-primary" href="#quote">
              Get 3 FREE Quotes
            </a>
            <a className="btn btn-secondary" href="#services">
              View Services
            </a>
          </div>
          <ul className="trust-tiles">
            <li>
              <ShieldCheck className="icon" aria-hidden="true" />
              <b>Vetted</b>
              <span>each check by name</span>
            </li>
            <li>
              <Users className="icon" aria-hidden="true" />
              <b>Up to 3</b>
              <span>quotes, never more</span>
            </li>
            <li>
              <BadgeCheck className="icon" aria-hidden="true" />
              <b>Approved</b>
              <span>by one of our team</span>
            </li>
          </ul>
        </div>
        <HouseFigure />
      </div>
    </section>
  );
}

type ClaimStat = { label: string; claim: ShownClaim | undefined };

const claimed = (stats: ClaimStat[]) => stats.filter(({ claim }) => claim);

function ClaimStats({ stats }: { stats: ClaimStat[] }) {
  return stats.map(({ label, claim }) => (
    <Stat key={label} value={claim?.value} label={`${label} (${claim?.proof})`} />
  ));
}

/** What the steps above leave to say: how we check, and what we earn. */
function WhyChooseUs() {
  return (
    <section className="section band" aria-labelledby="why-title">
      <div className="wrap stack-l">
        <div className="section-head">
          <h2 id="why-title">Why choose us</h2>
        </div>
        <div>
          <h3>{whatWeCheck.heading}</h3>
          <p>{whatWeCheck.paragraphs[0]}</p>
        </div>
        <WhatWeEarn />
      </div>
    </section>
  );
}

function Impact({ claims }: { claims: Claims }) {
  const { profitsToTrees, installations, responseTime, treesPlanted, co2SavedYearly, warranty } = claims;
  const stats = claimed([
    { label: "of profits plant trees", claim: profitsToTrees },
    { label: "installations and customers", claim: installations },
    { label: "to hear from an installer", claim: responseTime },
    { label: "trees planted", claim: treesPlanted },
    { label: "CO2 saved a year", claim: co2SavedYearly },
    { label: "warranty on installations", claim: warranty },
  ]);
  if (stats.length === 0) return null;
  return (
    <section className="section" aria-labelledby="impact-title">
      <div className="wrap impact-grid">
        <div className="stack">
          <h2 id="impact-title">Our impact</h2>
          <p>
            <Link to="/impact">See our impact</Link>
          </p>
        </div>
        <dl className="stats">
          <ClaimStats stats={stats} />
        </dl>
      </div>
    </section>
  );
}

/** The form's first two questions. Sending them opens the form with both filled in, without a script. */
function StartBar() {
  return (
    <form className="start-bar" action="/#quote" aria-label="Start here">
      <div className="wrap">
        <p>Start here</p>
        <input
          className="input"
          name="postcode"
          aria-label="Where is it?"
          placeholder="CR0 1EA"
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <select className="input" name="service" aria-label="What is it for?" defaultValue="solar-panels">
          {quoteServiceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button className="btn" type="submit">
          Continue
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
        <Link to="/business">For a business</Link>
      </div>
    </form>
  );
}
