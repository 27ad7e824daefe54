import { Fragment } from "react";
import { Link } from "react-router";
import { calculate, withFigures } from "#app/routes/site/calculator/calculate.ts";
import { CalculatorCard } from "#app/routes/site/calculator/calculator-card.tsx";
import { BenefitsCard } from "#app/routes/site/parts/benefits-card.tsx";
import { serviceData } from "#app/routes/site/parts/business-data.ts";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { InformationCards } from "#app/routes/site/parts/information-cards.tsx";
import { PageHero } from "#app/routes/site/parts/page-hero.tsx";
import { PagePart } from "#app/routes/site/parts/page-part.tsx";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteCard } from "#app/routes/site/parts/quote-card.tsx";
import { GrantNotes, Source, SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { AnswerBox } from "#app/routes/site/service/answer-box.tsx";
import { Card } from "#app/ui/card.tsx";
import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { Scene, type SceneName } from "#app/ui/house/scene.tsx";
import { PageContents } from "#app/ui/navigation/page-contents.tsx";
import { SectionText } from "#app/ui/text-sections.tsx";
import { domainContext } from "#app/web/context.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { calculatorPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { AnswerChart } from "#content/answers/answer.ts";
import { answerCharts } from "#content/answers/answer-charts.ts";
import { answers } from "#content/answers/answers.ts";
import { guidePath, guidesOfService } from "#content/guides/guides.ts";
import { directoryPage } from "#content/public-profile.ts";
import { calculatorOfService } from "#content/service-calculators.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";
import { DomainError } from "#domain/errors.ts";
import { UK } from "#domain/plans/calculator-answers/answer.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/service.ts";
import "#app/routes/site/parts/service-grid.css";

export const handle = calculatorPage;

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const page = servicePages.find(({ slug }) => slug === params.slug);
  const service = services.find(({ slug }) => slug === params.slug);
  if (!page || !service) throw new DomainError("not_found");
  const related = page.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const guides = guidesOfService(page.slug).map(({ slug, heading }) => ({ label: heading, to: guidePath(slug) }));
  return {
    page,
    service,
    related,
    guides,
    answer: answers[page.slug],
    chart: answerCharts[page.slug],
    calculator: calculate(calculatorOfService[page.slug], new URL(request.url), {
      place: UK,
      today: londonDay(domainContext(context).now),
    }),
  };
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
    ...page,
    path,
    matches,
    crumbs: crumbsOf(service.label, page.slug),
    data: [serviceData({ label: service.label, description: page.description, path }, originOf(matches))],
  });
};

export default function ServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, service, related, calculator, answer } = loaderData;
  return (
    <>
      <HouseSprite />
      <PageHero {...page} picture={<Scene of={page.slug} />} crumbs={crumbsOf(service.label, page.slug)}>
        <a className="btn btn-primary" href="#quote">
          Get 3 FREE Quotes
        </a>
        <a className="btn btn-secondary" href="#calculator">
          Use the calculator
        </a>
      </PageHero>
      <AnswerBox answer={answer} />
      <div className="wrap page page-layout">
        <div className="stack-l">
          <CalculatorCard {...calculator} />
          <InformationCards cards={page.cards} />
          <Parts {...loaderData} />
          {page.promise && <PromiseCard promise={page.promise} />}
        </div>
        <aside className="side stack-l">
          <QuoteCard
            subject={`For ${service.quotedWork}`}
            action={withFigures(`/services/${page.slug}`, calculator.values)}
            state={actionData}
            serviceType={service.quoteOption}
            serviceSlug={page.slug}
            forBusiness={service.quoteOption === "commercial"}
          />
          <BenefitsCard benefits={page.benefits} />
          <PageContents entries={contentsOf(page)} />
        </aside>
      </div>
      <RelatedServices related={related} />
      <StickyQuote />
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Parts({ page, chart, guides }: Loaded) {
  return (
    <div className="parts" data-folds="">
      <PagePart {...FACTS}>
        <SourcedFacts facts={page.facts} />
        {chart && <AnswerFigure chart={chart} />}
      </PagePart>
      {page.grants.length > 0 && (
        <PagePart {...GRANTS}>
          <GrantNotes grants={page.grants} />
        </PagePart>
      )}
      {page.sections.map(({ heading, ...text }, index) => (
        <PagePart id={partId(index)} title={heading} key={heading}>
          <div className="prose">
            <SectionText {...text} />
          </div>
        </PagePart>
      ))}
      <PagePart {...QUESTIONS}>
        <Faq questions={page.faq} />
        <ReadMore guides={guides} />
      </PagePart>
    </div>
  );
}

const FACTS = { id: "facts", title: "Figures, with their sources" };
const GRANTS = { id: "grants", title: "Who can get each grant" };
const QUESTIONS = { id: "faq", title: "Questions and answers" };
const partId = (index: number) => `part-${index + 1}`;

function contentsOf({ sections, grants }: Loaded["page"]) {
  return [
    FACTS,
    ...(grants.length > 0 ? [GRANTS] : []),
    ...sections.map(({ heading }, index) => ({ id: partId(index), title: heading })),
    QUESTIONS,
  ];
}

function AnswerFigure({ chart: { source, asOf, restsOn, ...bars } }: { chart: AnswerChart }) {
  return (
    <div className="card">
      <NamedBars {...bars} />
      <StaleMark restsOn={restsOn} />
      <Source source={source} asOf={asOf} />
    </div>
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

function ReadMore({ guides }: { guides: readonly { label: string; to: string }[] }) {
  return (
    <p>
      Read more:{" "}
      {[...guides, { label: directoryPage.title, to: directoryPage.path }].map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && " · "}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}

type RelatedService = { slug: SceneName; label: string; summary: string };

function RelatedServices({ related }: { related: readonly RelatedService[] }) {
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title">Related services</h2>
      <ul className="svc-grid">
        {related.map(({ slug, label, summary }) => (
          <li className="svc" key={slug}>
            <Scene of={slug} />
            <div className="svc-body">
              <h3>
                <Link to={`/services/${slug}`}>{label}</Link>
              </h3>
              <p className="muted small">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
