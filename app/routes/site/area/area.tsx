import { Link } from "react-router";
import { AreaDetails } from "#app/routes/site/area/area-details.tsx";
import { AreaMap } from "#app/routes/site/area/area-map.tsx";
import { AreaTexts } from "#app/routes/site/area/area-texts.tsx";
import { InsightTiles } from "#app/routes/site/area/insight-tiles.tsx";
import { hasPriceCap, localFacts } from "#app/routes/site/area/local-facts.ts";
import { localQuestions } from "#app/routes/site/area/local-questions.ts";
import { localServices } from "#app/routes/site/area/local-services.ts";
import { ServiceLinks } from "#app/routes/site/area/service-links.tsx";
import { businessData, placeData } from "#app/routes/site/parts/business-data.ts";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { localCrumbs } from "#app/routes/site/parts/local-crumbs.ts";
import { PageHero } from "#app/routes/site/parts/page-hero.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { AreaLinks } from "#app/routes/site/parts/place-lists.tsx";
import { postcodeExample } from "#app/routes/site/parts/postcode-example.ts";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteCard } from "#app/routes/site/parts/quote-card.tsx";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { PageLinks } from "#app/ui/text-sections.tsx";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { areaTexts } from "#content/areas/area-texts.ts";
import { schemeNotes } from "#content/areas/scheme-notes.ts";
import { shownClaims } from "#content/claims.ts";
import { guideList } from "#content/guides/guide-list.ts";
import { guidePath, guidesOfArea } from "#content/guides/guides.ts";
import { directoryPage } from "#content/public-profile.ts";
import { areaPath } from "#content/site-map/local-paths.ts";
import { areas, areasOf } from "#domain/areas/area.ts";
import { climateOf, nearbyAreas } from "#domain/areas/area-facts.ts";
import { capPrices } from "#domain/areas/cap-prices.ts";
import { countSchemes, type GrantScheme, grantsChecked, grantsIn } from "#domain/areas/grants-in.ts";
import { countLocalInstallers } from "#domain/coverage/local-installers.ts";
import { DomainError } from "#domain/errors.ts";
import { typicalSolarHome } from "#domain/plans/typical-solar-home.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/area.ts";
import "#app/routes/site/parts/local-pages.css";

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A nation's open schemes, one line each; the grants page explains who is eligible. */
function SchemeList({ schemes }: { schemes: readonly GrantScheme[] }) {
  const notes = schemes.flatMap(({ id }) => schemeNotes[id] ?? []);
  return (
    <>
      <dl className="schemes">
        {notes.map(({ name, amount, until, restsOn }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{amount}</b>
              <StaleMark restsOn={restsOn} />
              {until && <span className="muted">until {until}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        Checked {days.format(new Date(grantsChecked))} ·{" "}
        <Link to="/services/grants">who can have which, with sources</Link>
      </p>
    </>
  );
}

export const handle = publicPage;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const asked = pagePath(request);
  const area = areas.find(({ slug }) => areaPath(slug) === asked);
  const text = areaTexts.find(({ slug }) => slug === area?.slug);
  if (!area || !text) throw new DomainError("not_found");
  const { now } = domainContext(context);
  const { demo } = context.get(requestContext);
  const cap = capPrices(now);
  const climate = climateOf(area);
  const today = londonDay(now);
  const home = typicalSolarHome(area, today);
  const schemes = grantsIn(area.country, today);
  return {
    installers: await countLocalInstallers(domainContext(context), area.outwardCodes),
    area,
    text,
    home,
    nearby: nearbyAreas(area),
    contains: areasOf(area.contains),
    hasCap: hasPriceCap(area),
    facts: localFacts(area, climate, cap),
    services: localServices(area, climate),
    schemes,
    incentives: countSchemes(schemes),
    guides: guidesOfArea(area.slug).map(({ slug, heading }) => ({ label: heading, to: guidePath(slug) })),
    questions: [...text.questions, ...localQuestions(area, home, shownClaims(demo).warranty)],
  };
});

export const action = takeQuoteRequest;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { area, text, questions } = loaderData;
  return pageMeta({
    title: `Renewable energy in ${area.name}: free quotes`,
    description: text.description,
    path: areaPath(area.slug),
    crumbs: localCrumbs(area),
    faq: questions,
    data: [businessData(originOf(matches), placeData(area))],
    matches,
  });
};

const KEY_SERVICES = ["Solar panels", "Heat pumps", "Battery storage", "EV chargers"];

export default function AreaRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { area, text, home, hasCap, facts, services, schemes, incentives, questions, installers, guides, nearby } =
    loaderData;
  return (
    <>
      <HouseSprite />
      <PageHero
        crumbs={localCrumbs(area)}
        heading={`Renewable energy in ${area.name}`}
        intro={text.intro}
        picture={<AreaMap area={area} nearby={nearby.map((near) => near.area)} />}
        badges={<KeyServices />}
      >
        <a className="btn btn-primary" href="#quote">
          Get Free Quote
        </a>
        <a className="btn btn-secondary" href="#figures">
          See the local figures
        </a>
      </PageHero>
      <div className="wrap page page-layout">
        <div className="stack-l">
          <InsightTiles area={area} home={home} hasCap={hasCap} incentives={incentives} />
          <p>
            {installers && (
              <>
                Our <b>{installers} approved installers</b> cover {area.name}.{" "}
              </>
            )}
            <Link to={directoryPage.path}>{directoryPage.title}</Link>
          </p>
          <AreaDetails area={area} facts={facts} />
          <PageSection id="services" title="What you can install">
            <ServiceLinks links={services} />
          </PageSection>
          <AreaTexts area={area} text={text} />
          <PageSection id="grants" title={`Help with the cost in ${area.country}`}>
            <SchemeList schemes={schemes} />
          </PageSection>
          <PageSection id="faq" title={`Questions from ${area.name}`}>
            <Faq questions={questions} />
          </PageSection>
          <PageSection id="guides" title="Guides to read first">
            <PageLinks links={[...guides, { label: "All guides", to: guideList.path }]} />
          </PageSection>
        </div>
        <Aside shown={loaderData} state={actionData} />
      </div>
      <StickyQuote />
    </>
  );
}

type AsideProps = { shown: Route.ComponentProps["loaderData"]; state: Route.ComponentProps["actionData"] };

function Aside({ shown: { area, nearby, contains }, state }: AsideProps) {
  return (
    <aside className="side stack-l">
      <QuoteCard
        subject={`For homes and businesses in ${area.name}`}
        action={areaPath(area.slug)}
        state={state}
        postcodeExample={postcodeExample(area)}
      />
      {nearby.length > 0 && (
        <Card title="Nearby">
          <AreaLinks areas={nearby.map(({ area: { slug, name }, distanceMiles }) => ({ slug, name, distanceMiles }))} />
          <p className="small muted">Miles between centres, as the crow flies</p>
        </Card>
      )}
      {contains.length > 0 && (
        <Card title={`Within ${area.name}`}>
          <AreaLinks areas={contains} />
        </Card>
      )}
    </aside>
  );
}

function KeyServices() {
  return (
    <ul className="badges" aria-label="Key services">
      {KEY_SERVICES.map((service) => (
        <li key={service}>
          <Badge tone="ok">{service}</Badge>
        </li>
      ))}
    </ul>
  );
}
