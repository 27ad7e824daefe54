import { Guide, guideEntries } from "#app/routes/api/docs/guide.tsx";
import { FieldTable, OperationSection } from "#app/routes/api/docs/operation-section.tsx";
import { callsWith, groupsOf, type Operation, operationsOf } from "#app/routes/api/docs/operations.ts";
import { type Field, fieldsOf } from "#app/routes/api/docs/schema-fields.ts";
import { workedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PageContents } from "#app/ui/navigation/page-contents.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { site } from "#config/site.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { filterReader, text } from "#domain/list-filter.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/docs.ts";
import "./docs.css";

export const handle = toolsPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: "API", path: "/api/docs" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    crumbs,
    title: "API: calls, fields, answers and examples",
    description: `Every call in the ${site.name} JSON API: parameters, bodies, responses, errors and a command to try each one.`,
    path: "/api/docs",
    pictureOf: "/",
  });

const soughtIn = filterReader({ q: text() });

export function loader({ request, context }: Route.LoaderArgs) {
  const document = openApi(context.get(requestContext).appUrl, londonDay(domainContext(context).now));
  const problem = fieldsOf(document, document.components.schemas.Problem);
  const server = document.servers[0]?.url ?? "";
  const operations = operationsOf(document);
  const sought = soughtIn(new URL(request.url).searchParams).q ?? "";
  const found = sought === "" ? undefined : callsWith(operations, sought).map(({ id }) => id);
  return { operations, sought, found, server, problem, signature: workedSignature() };
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { operations, sought, found, server, problem, signature } = loaderData;
  const groups = groupsOf(operations);
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{site.name} API</h1>
        <p className="lead">
          Everything these pages do, for your programs. Every call sends and returns JSON, under <code>{server}</code>.
        </p>
        <p>
          The same as <a href="/api/openapi.json">an OpenAPI 3.1 description</a>, which tools can read.
        </p>
        <Search sought={sought} found={found && operations.filter(({ id }) => found.includes(id))} />
        <Contents entries={contentsOf(groups)} />
      </div>
      <div className="page-layout">
        <div className="stack-l">
          <Guide server={server} signature={signature} />
          {groups.map(({ id, title, calls }) => (
            <section className="stack-l" id={id} key={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <ul className="page-links">
                {calls.map((call) => (
                  <li key={call.id}>
                    <a href={`#${call.id}`}>{call.summary}</a>
                  </li>
                ))}
              </ul>
              {calls.map((operation) => (
                <OperationSection key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
          <Errors problem={problem} />
        </div>
        <aside className="side">
          <PageContents entries={contentsOf(groups)} quoteTo={null} />
        </aside>
      </div>
    </div>
  );
}

interface Entry {
  id: string;
  title: string;
}

const ERRORS: Entry = { id: "errors", title: "What an error looks like" };

const contentsOf = (groups: readonly Entry[]): Entry[] => [
  ...guideEntries,
  ...groups.map(({ id, title }) => ({ id, title })),
  ERRORS,
];

/** A plain GET form: it works without scripts, and its answer has an address. */
function Search({ sought, found }: { sought: string; found: readonly Operation[] | undefined }) {
  return (
    <search className="stack">
      <form method="get" action="/api/docs" className="form-narrow stack" noValidate>
        <TextField label="Search the calls" name="q" type="search" defaultValue={sought} />
        <div>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
      </form>
      {found && (
        <section className="stack" aria-labelledby="found-title">
          <h2 id="found-title">{`${formatCount(found.length, "call")} with “${sought}”`}</h2>
          {found.length === 0 ? (
            <p>
              Try one word of an address or field, such as <code>quotes</code>. <a href="/api/docs">Show everything</a>
            </p>
          ) : (
            <ul className="api-found break-words">
              {found.map(({ id, method, address, summary }) => (
                <li key={id}>
                  <a href={`#${id}`}>{summary}</a>{" "}
                  <code>
                    {method} {address}
                  </code>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </search>
  );
}

function Errors({ problem }: { problem: readonly Field[] }) {
  return (
    <section className="stack" id={ERRORS.id} aria-labelledby="errors-title">
      <h2 id="errors-title">{ERRORS.title}</h2>
      <p>
        Errors follow RFC 9457: <code>title</code> and <code>detail</code> are for people, <code>code</code> is for
        programs and stays the same. Invalid input names its fields in <code>errors</code>.
      </p>
      <FieldTable caption="Fields of an error" fields={problem} />
    </section>
  );
}

/** For phones, which have no room for contents beside the calls. */
function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className="contents-above" aria-label="Calls">
      <ul className="page-links">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
