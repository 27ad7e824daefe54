import { data, Link } from "react-router";
import { miles } from "#app/routes/site/installers/area-figure.tsx";
import { readPage } from "#app/routes/site/installers/read-page.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { directoryPage as page, profilePath, tradesInWords } from "#content/public-profile.ts";
import { ratingInWords } from "#content/reviews.ts";
import { technologies } from "#content/vetting.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { type Directory, type DirectoryQuery, type ListedCompany, listInstallers } from "#domain/profiles/directory.ts";
import type { Route } from "./+types/directory.ts";
import "#app/routes/site/parts/local-pages.css";
import "./directory.css";

export const handle = toolsPage;

const POSTCODE_LETTERS_MAX = 20;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url);
  const asked: DirectoryQuery = {
    postcode: (searchParams.get("postcode") ?? "").trim().slice(0, POSTCODE_LETTERS_MAX),
    technology: searchParams.get("technology") ?? "",
  };
  const shown = { asked, isHidden: search !== "" };
  try {
    const directory = await listInstallers(domainContext(context), asked, readPage(searchParams));
    return { ...shown, directory, errors: undefined };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid_input") throw error;
    return data({ ...shown, directory: undefined, errors: error.fields }, { status: 422 });
  }
});

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Installers", path: page.path },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  // A search is not a page in its own right.
  pageMeta({ ...page, crumbs, pictureOf: "/", hidden: loaderData?.isHidden ?? true, matches });

export default function DirectoryPage({ loaderData: { asked, directory, errors } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      <ErrorSummary errors={errors} idPrefix="installers" />
      <Search asked={asked} errors={errors} />
      {directory && <Found directory={directory} asked={asked} />}
    </div>
  );
}

const options = [
  { value: "", label: "Any" },
  ...technologies.map(({ value, label }) => ({ value: value as string, label: label as string })),
];

function Search({ asked, errors }: { asked: DirectoryQuery; errors: FieldErrors | undefined }) {
  return (
    <search>
      <form method="get" action={page.path} className="area-search" aria-label="Find installers" noValidate>
        <TextField
          label="Postcode"
          name="postcode"
          idPrefix="installers"
          hint="Its first half is enough."
          autoComplete="postal-code"
          defaultValue={asked.postcode}
          errors={errors?.postcode}
        />
        <SelectField
          label="Technology"
          name="technology"
          idPrefix="installers"
          options={options}
          defaultValue={asked.technology}
          errors={errors?.technology}
        />
        <Button type="submit">Show installers</Button>
      </form>
    </search>
  );
}

function Found({ directory, asked }: { directory: Directory; asked: DirectoryQuery }) {
  const { companies, total, place } = directory;
  if (total === 0) {
    return (
      <EmptyState title={page.none}>
        Any request still goes to every approved installer that fits.{" "}
        <Link to="/contact#quote">Get up to 3 free quotes</Link>
      </EmptyState>
    );
  }
  return (
    <section className="stack" aria-labelledby="found">
      <h2 id="found">
        {formatCount(total, "installer")}
        {place && ` for ${place.outward}, ${place.postTown}`}
      </h2>
      <p className="muted">
        {page.order} {page.noPay}
      </p>
      <ol className="installer-list">
        {companies.map((company) => (
          <CompanyRow key={company.slug} company={company} />
        ))}
      </ol>
      <Pages directory={directory} asked={asked} />
    </section>
  );
}

function CompanyRow({ company }: { company: ListedCompany }) {
  const { companyName, slug, miles: away, technologies: checked, area, rating } = company;
  return (
    <li>
      <div>
        <h3>
          <Link to={profilePath(slug)}>{companyName}</Link>
        </h3>
        <p>
          All checks hold for: {tradesInWords(checked)}
          {area && (
            <span className="muted">
              , within {miles(area.radiusMiles)} of {area.baseOutcode}
            </span>
          )}
        </p>
      </div>
      <p className="installer-facts">
        {away !== null && <b>{miles(away)}</b>}
        <span className="small muted">{ratingInWords(rating)}</span>
      </p>
    </li>
  );
}

function Pages({ directory: { page: current, pages }, asked }: { directory: Directory; asked: DirectoryQuery }) {
  if (pages === 1) return null;
  const to = (number: number) => addressOf(page.path, { ...asked, page: number === 1 ? "" : String(number) });
  return (
    <nav className="pager" aria-label="Pages">
      {current > 1 && (
        <LinkButton variant="secondary" to={to(current - 1)}>
          Previous page
        </LinkButton>
      )}
      <span className="muted">
        Page {current} of {pages}
      </span>
      {current < pages && (
        <LinkButton variant="secondary" to={to(current + 1)}>
          Next page
        </LinkButton>
      )}
    </nav>
  );
}
