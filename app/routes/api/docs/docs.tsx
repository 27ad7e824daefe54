import { Guide, guideEntries } from "#app/routes/api/docs/guide.tsx";
import { FieldTable, OperationSection } from "#app/routes/api/docs/operation-section.tsx";
import { type Operation, operationsOf } from "#app/routes/api/docs/operations.ts";
import { type Field, fieldsOf } from "#app/routes/api/docs/schema-fields.ts";
import { workedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PageContents } from "#app/ui/navigation/page-contents.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { site } from "#config/site.ts";
import { openApi } from "#content/open-api/open-api.ts";
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

export function loader({ context }: Route.LoaderArgs) {
  const document = openApi(context.get(requestContext).appUrl, londonDay(domainContext(context).now));
  const problem = fieldsOf(document, document.components.schemas.Problem);
  const server = document.servers[0]?.url ?? "";
  return { operations: operationsOf(document), server, problem, signature: workedSignature() };
}

export default function ApiDocs({ loaderData: { operations, server, problem, signature } }: Route.ComponentProps) {
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
        <Contents entries={contentsOf(operations)} />
      </div>
      <div className="page-layout">
        <div className="stack-l">
          <Guide server={server} signature={signature} />
          {operations.map((operation) => (
            <OperationSection key={operation.id} operation={operation} />
          ))}
          <Errors problem={problem} />
        </div>
        <aside className="side">
          <PageContents entries={contentsOf(operations)} quoteTo={null} />
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

const contentsOf = (operations: readonly Operation[]): Entry[] => [
  ...guideEntries,
  ...operations.map(({ id, summary }) => ({ id, title: summary })),
  ERRORS,
];

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
