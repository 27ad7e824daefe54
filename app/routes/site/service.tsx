import { Check } from "lucide-react";
import { Link } from "react-router";
import { takeQuoteRequest } from "#app/quote/quote-action.ts";
import { QuoteForm } from "#app/quote/quote-form.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { calculate } from "#app/site/calculate.ts";
import { CalculatorCard } from "#app/site/calculator-card.tsx";
import { Faq } from "#app/site/faq.tsx";
import { GrantNotes, SourcedFacts } from "#app/site/sourced-facts.tsx";
import { StickyQuote } from "#app/site/sticky-quote.tsx";
import { TextSections } from "#app/site/text-sections.tsx";
import { Card } from "#app/ui/card.tsx";
import { HousePart, HouseSprite } from "#app/ui/house.tsx";
import { answering } from "#app/web/answering.ts";
import { serviceData } from "#app/web/business-data.ts";
import type { FormState } from "#app/web/form.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { calculatorPage } from "#app/web/public-page.ts";
import { calculatorOfService } from "#content/service-calculators.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/service.ts";

export const handle = calculatorPage;

export const loader = answering(async ({ request, params }: Route.LoaderArgs) => {
  const page = servicePages.find(({ slug }) => slug === params.slug);
  const service = services.find(({ slug }) => slug === params.slug);
  if (!page || !service) throw new DomainError("not_found");
  const related = page.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  return { page, service, related, calculator: calculate(calculatorOfService[page.slug], new URL(request.url)) };
});

export const action = takeQuoteRequest;

const crumbsOf = (label: string, slug: string) => [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
  { name: label, path: `/services/${slug}` },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, service } = loaderData;
  const path = `/services/${page.slug}`;
  return pageMeta({
    ...{ ...page, path, matches, crumbs: crumbsOf(service.label, page.slug) },
    data: [serviceData(page, service.label, originOf(matches))],
  });
};

export default function ServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, service, related, calculator } = loaderData;
  const path = `/services/${page.slug}`;
  return (
    <>
      <HouseSprite />
      <Hero page={page} label={service.label} />
      <div className="wrap page page-layout">
        <div className="stack-l">
          <CalculatorCard {...calculator} />
          <InformationCards page={page} />
          <section className="stack" aria-labelledby="facts-title">
            <h2 id="facts-title">Figures, with their sources</h2>
            <SourcedFacts facts={page.facts} />
          </section>
          {page.grants.length > 0 && (
            <section className="stack" aria-labelledby="grants-title">
              <h2 id="grants-title">Who can get which grant</h2>
              <GrantNotes grants={page.grants} />
            </section>
          )}
          <TextSections sections={page.sections} />
          {page.promise && <PromiseCard promise={page.promise} />}
          <section className="stack" aria-labelledby="faq-title">
            <h2 id="faq-title">Questions and answers</h2>
            <Faq questions={page.faq} />
          </section>
        </div>
        <aside className="side stack-l">
          <section className="card" id="quote" aria-labelledby="quote-title">
            <div className="section-head">
              <h2 className="h3" id="quote-title">
                Get 3 free quotes
              </h2>
              <p className="muted">For {service.label}. Nothing to pay, no account needed.</p>
            </div>
            <QuoteForm
              action={path}
              state={actionData as FormState | undefined}
              serviceType={service.quoteOption}
              serviceSlug={page.slug}
            />
          </section>
          <Benefits benefits={page.benefits} />
          <Related related={related} />
        </aside>
      </div>
      <StickyQuote />
    </>
  );
}

function Hero({ page, label }: { page: ServicePage; label: string }) {
  return (
    <section className="service-hero">
      <div className="wrap service-hero-grid">
        <div className="stack">
          <Breadcrumbs crumbs={crumbsOf(label, page.slug)} />
          <h1>{page.heading}</h1>
          <p className="lead">{page.intro}</p>
          <div className="btn-row">
            <a className="btn btn-primary" href="#quote">
              Get 3 FREE Quotes
            </a>
            <a className="btn btn-secondary" href="#calculator">
              Work out a saving
            </a>
          </div>
        </div>
        <HousePart part={page.picture} />
      </div>
    </section>
  );
}

function InformationCards({ page }: { page: ServicePage }) {
  return (
    <div className="two">
      {page.cards.map(({ title, text, points }) => (
        <Card title={title} key={title}>
          <p>{text}</p>
          {points && <Ticks points={points} />}
        </Card>
      ))}
    </div>
  );
}

function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>
          <Check className="icon" aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}

function PromiseCard({ promise }: { promise: NonNullable<ServicePage["promise"]> }) {
  return (
    <Card title={promise.title}>
      <p>{promise.text}</p>
      <Ticks points={promise.points} />
    </Card>
  );
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <Card title="What it brings">
      <Ticks points={benefits} />
    </Card>
  );
}

function Related({ related }: { related: readonly { slug: string; label: string; summary: string }[] }) {
  return (
    <Card title="Related services">
      <ul className="stack">
        {related.map(({ slug, label, summary }) => (
          <li key={slug}>
            <Link to={`/services/${slug}`}>{label}</Link>
            <br />
            <span className="small muted">{summary}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
