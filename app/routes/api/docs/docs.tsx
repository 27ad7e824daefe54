import { FieldTable, OperationSection } from "#app/routes/api/docs/operation-section.tsx";
import { type Operation, operationsOf } from "#app/routes/api/docs/operations.ts";
import { fieldsOf } from "#app/routes/api/docs/schema-fields.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { site } from "#config/site.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/docs.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: "API", path: "/api/docs" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    crumbs,
    title: "API: calls, fields, answers and examples",
    description: `Every call of the ${site.name} JSON interface with its parameters, bodies, answers and errors, and a command to try each one.`,
    path: "/api/docs",
    pictureOf: "/",
  });

export function loader({ context }: Route.LoaderArgs) {
  const document = openApi(context.get(requestContext).appUrl, londonDay(domainContext(context).now));
  const problem = fieldsOf(document, document.components.schemas.Problem);
  return { operations: operationsOf(document), server: document.servers[0]?.url, problem };
}

export default function ApiDocs({ loaderData: { operations, server, problem } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{site.name} API</h1>
        <p className="lead">
          What these pages do, for programs. Every call takes and answers JSON, below <code>{server}</code>.
        </p>
        <p>
          The same as <a href="/api/openapi.json">an OpenAPI 3.1 description</a>, which tools can read.
        </p>
        <Contents operations={operations} />
      </div>
      {operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} />
      ))}
      <section className="stack" id="errors" aria-labelledby="errors-title">
        <h2 id="errors-title">What an error looks like</h2>
        <p>
          Errors follow RFC 9457: <code>title</code> and <code>detail</code> are for people, <code>code</code> is for
          programs and stays the same. Invalid input names its fields in <code>errors</code>.
        </p>
        <FieldTable caption="Fields of an error" fields={problem} />
      </section>
    </div>
  );
}

function Contents({ operations }: { operations: readonly Operation[] }) {
  return (
    <nav aria-label="Calls">
      <ul className="page-links">
        {operations.map(({ id, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>{summary}</a>
          </li>
        ))}
        <li>
          <a href="#errors">What an error looks like</a>
        </li>
      </ul>
    </nav>
  );
}
