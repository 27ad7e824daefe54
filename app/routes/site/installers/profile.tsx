import { redirect } from "react-router";
import { AreaFigure, miles } from "#app/routes/site/installers/area-figure.tsx";
import { ChecksTables, NotChecked } from "#app/routes/site/installers/checks-tables.tsx";
import { profileData } from "#app/routes/site/installers/profile-data.ts";
import { Reviews } from "#app/routes/site/installers/review-list.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Stat } from "#app/ui/stat-tile.tsx";
import { domainContext } from "#app/web/context.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { finishedInWords, HOW_COUNTED, medianInWords, responseInWords } from "#content/company-statistics.ts";
import { quoteLink } from "#content/navigation.ts";
import {
  directoryPage,
  legalFormInWords,
  profileDescription,
  profilePath,
  profileTitle,
  QUOTES_GO_TO_ALL,
  registerAddress,
  TAKES_NO_REQUESTS,
  tradesInWords,
} from "#content/public-profile.ts";
import { ratingInWords } from "#content/reviews.ts";
import { areaMap } from "#domain/profiles/area-map.ts";
import { type PublicProfile, publicProfile, type Works } from "#domain/profiles/public-profile.ts";
import type { Route } from "./+types/profile.ts";
import { readPage } from "./read-page.ts";
import "#app/routes/site/parts/service-page.css";
import "./profile.css";

export const handle = toolsPage;

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url);
  const found = await publicProfile(domainContext(context), params.slug, readPage(searchParams));
  if ("movedTo" in found) throw redirect(profilePath(found.movedTo) + search, 301);
  const { profile } = found;
  const map = profile.works?.area ? areaMap(profile.works.area) : null;
  return { profile, map, isWhole: search === "" };
});

const crumbsOf = ({ companyName, slug }: PublicProfile) => [
  { name: "Home", path: "/" },
  { name: "Installers", path: directoryPage.path },
  { name: companyName, path: profilePath(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { profile, isWhole } = loaderData;
  return pageMeta({
    title: profileTitle(profile.companyName),
    description: profileDescription(profile.companyName),
    path: profilePath(profile.slug),
    pictureOf: "/",
    hidden: !profile.isIndexed || !isWhole,
    crumbs: crumbsOf(profile),
    data: profile.works ? [profileData(profile, originOf(matches))] : [],
    matches,
  });
};

export default function ProfilePage({ loaderData: { profile, map } }: Route.ComponentProps) {
  const { companyName, works, suspendedAt } = profile;
  return (
    <div className="wrap page stack-l profile-page">
      <div className="stack">
        <Breadcrumbs crumbs={crumbsOf(profile)} />
        <div className="profile-top">
          <div className="stack-s">
            <h1>{companyName}</h1>
            {works && <WhoTheyAre works={works} />}
          </div>
          {works && <GetQuotes />}
        </div>
      </div>
      {suspendedAt && (
        <Notice tone="warn" title={TAKES_NO_REQUESTS}>
          <p>Since {dateInWords(suspendedAt)}.</p>
        </Notice>
      )}
      {works && (
        <>
          <Shortly profile={profile} works={works} />
          <section aria-labelledby="checked-title">
            <h2 id="checked-title">What we checked</h2>
            <div className="profile-split">
              <div className="stack">
                <ChecksTables technologies={works.technologies} />
              </div>
              <NotChecked technologies={works.technologies} />
            </div>
          </section>
          <div className="profile-halves">
            {works.area && map && (
              <section aria-labelledby="area-title">
                <h2 id="area-title">Where they work</h2>
                <AreaFigure map={map} area={works.area} />
              </section>
            )}
            <HowTheyWork statistics={works.statistics} />
          </div>
        </>
      )}
      <Reviews profile={profile} />
    </div>
  );
}

function WhoTheyAre({ works }: { works: Works }) {
  const { technologies, area, legalForm, companyNumber, registeredName, tradingNames } = works;
  const trades = tradesInWords(technologies.map(({ technology }) => technology));
  return (
    <>
      <p className="lead">
        {trades}
        {area && ` within ${miles(area.radiusMiles)} of ${area.baseOutcode}`}.
      </p>
      <p className="muted">
        {legalForm ? legalFormInWords(legalForm) : "Legal form not given"}
        {companyNumber && (
          <>
            , number <a href={registerAddress(companyNumber)}>{companyNumber}</a>
          </>
        )}
        {registeredName && `, registered as ${registeredName}`}.
        {tradingNames.length > 0 && ` Trades as ${new Intl.ListFormat("en-GB").format(tradingNames)}.`}
      </p>
    </>
  );
}

function GetQuotes() {
  return (
    <div className="profile-quotes">
      <LinkButton to={quoteLink.to} wide>
        Get quotes
      </LinkButton>
      <p className="small">
        {QUOTES_GO_TO_ALL} {directoryPage.noPay}
      </p>
    </div>
  );
}

/** Each check once, whichever technologies need it. */
function checksOf({ technologies }: Works) {
  const own = technologies.flatMap(({ technology, checks }) =>
    checks.map((fact) => ({
      ...fact,
      key: fact.check.startsWith("mcs") || fact.check === "certificate_holder" ? technology : "",
    })),
  );
  return [...new Map(own.map((fact) => [`${fact.key} ${fact.label}`, fact])).values()];
}

function Shortly({ profile: { rating }, works }: { profile: PublicProfile; works: Works }) {
  const checks = checksOf(works);
  const hold = checks.filter(({ state }) => state === "checked").length;
  const [price] = finishedInWords(works.statistics);
  return (
    <dl className="stats stats-four profile-short">
      <Stat label="checks hold today" value={`${hold} of ${checks.length}`} />
      <Stat label="from customers who chose them" value={ratingInWords(rating)} />
      <Stat label="on price, from customers of finished work" value={price?.words} />
      <Stat label="to the first contact" value={medianInWords(works.statistics)} />
    </dl>
  );
}

function HowTheyWork({ statistics }: Pick<Works, "statistics">) {
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title">How they work</h2>
      <dl className="profile-figures">
        {[...finishedInWords(statistics), ...responseInWords(statistics)].map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{HOW_COUNTED}</p>
    </section>
  );
}
