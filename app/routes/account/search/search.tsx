import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDate } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type FoundGroup, type SearchKind, searchWork } from "#domain/admin/search-work.ts";
import type { Route } from "./+types/search.ts";
import "#app/routes/installer/leads/lead-card.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Search", description: "Find leads, customers, companies and payments.", path: "", hidden: true });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const words = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  return { words, groups: await searchWork(...callerOf(context), words) };
});

const places: Record<SearchKind, { title: string; of: (id: string) => string; all: (words: string) => string }> = {
  purchases: {
    title: "Purchased leads",
    of: (id) => `/leads/purchases/${id}`,
    all: address("/leads?tab=purchased&q="),
  },
  receipts: { title: "Receipts", of: (id) => `/credits/receipts/${id}`, all: () => "/credits?tab=history" },
  leads: { title: "Leads", of: (id) => `/admin/leads/${id}`, all: address("/admin/leads/all?q=") },
  companies: { title: "Companies and people", of: (id) => `/admin/installers/${id}`, all: address("/admin?q=") },
  payments: { title: "Payments", of: (id) => `/admin/payments/${id}`, all: address("/admin/payments?company=") },
};

function address(start: string) {
  return (words: string) => start + encodeURIComponent(words);
}

export default function SearchPage({ loaderData: { words, groups } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <h1>Search</h1>
      <Form method="get" action="/search" className="search-form" role="search" aria-label="Everything">
        <TextField
          label="Name, place, postcode, email, phone or receipt"
          name="q"
          type="search"
          key={words}
          defaultValue={words}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {groups.map((group) => (
        <Group key={group.kind} group={group} words={words} />
      ))}
      {words && groups.length === 0 && (
        <EmptyState title="Nothing found">
          We found nothing for “{words}”. Try the first letters of a name, an outward code such as SG6, or the start of
          a phone number.
        </EmptyState>
      )}
    </div>
  );
}

function Group({ group: { kind, items, hasMore }, words }: { group: FoundGroup; words: string }) {
  const { title, of, all } = places[kind];
  return (
    <Card title={title} aside={hasMore && <Link to={all(words)}>Show all</Link>}>
      <ul className="acts">
        {items.map(({ id, title: name, detail, at }) => (
          <li key={id}>
            <p>
              <b>
                <Link to={of(id)}>{name}</Link>
              </b>
              <br />
              <span className="small muted">{detail}</span>
            </p>
            <span className="small muted">{formatDate(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
