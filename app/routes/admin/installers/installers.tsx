import { randomUUID } from "node:crypto";
import { buttonIntents } from "#app/routes/admin/installers/installer-intents.ts";
import { InstallerTable } from "#app/routes/admin/installers/installer-table.tsx";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { formatCount } from "#app/ui/format.ts";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type FilterField, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf, askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { failedWords } from "#content/failed-words.ts";
import type { Actor } from "#domain/actor.ts";
import { allInstallers, type InstallerFilter, readInstallerFilter } from "#domain/admin/installers/admin-overview.ts";
import type { Context } from "#domain/context.ts";
import type { Route } from "./+types/installers.ts";

const PATH = "/admin";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Installer Management",
    description: "Approve, decline, suspend and reinstate installers, and grant credits.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  return { here: hereOf(request), shown: await read(...callerOf(context), request) };
}, "Failed to load admin data.");

async function read(domain: Context, actor: Actor, request: Request) {
  const { filter, cursor } = askedOf(request, readInstallerFilter);
  const page = await allInstallers(domain, actor, { ...filter, cursor });
  return {
    filter,
    continued: cursor !== null,
    total: page.total,
    nextCursor: page.nextCursor,
    // Each possible grant's id is made here, so that double-clicking grants once.
    installers: page.items.map((installer) => ({ ...installer, grantId: randomUUID() })),
  };
}

function hereOf(request: Request): string {
  const { filter, cursor } = askedOf(request, readInstallerFilter);
  return addressOf(PATH, { ...filter, cursor });
}

const isFiltered = (filter: InstallerFilter) => Object.keys(filter).length > 0;

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const installerId = posted.text("installerId");
  const here = hereOf(args.request);
  return answerForm(posted, here, buttonIntents(posted, installerId, here), {
    beside: installerId,
    unexpected: failedWords.changeStatus,
  });
});

export const shouldRevalidate = alsoAfterRefusals;

const CLEAR = "Show all installers";

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "suspended", label: "Suspended" },
];

const fields: FilterField<keyof InstallerFilter>[] = [
  { name: "q", label: "Company, contact or email", type: "search" },
  { name: "status", label: "Account status", placeholder: "All statuses", options: statuses },
];

/** The queues and figures that link here narrow the list by what the form does not show. */
function foundInWords(filter: InstallerFilter, total: number): string {
  const installers = formatCount(total, "installer");
  const ending = filter.documents === "ending" ? " with a document that has expired or soon will" : "";
  const papers = filter.documents === "new" ? " with papers that came after the last check" : "";
  const reach = filter.reaching ? ` whose circle reaches into ${filter.reaching}` : "";
  const base = filter.base ? ` based in ${filter.base}` : "";
  return isFiltered(filter) ? `${installers} found${ending}${papers}${reach}${base}.` : `${installers}.`;
}

export default function InstallersPage({ loaderData: { here, shown }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { filter, installers, ...page } = shown;
  return (
    <section className="stack-s" aria-labelledby="installers-title">
      <ListHead id="installers-title" title="Installer Management">
        <FilterForm action={PATH} label="Installers" fields={fields} filter={filter} />
      </ListHead>
      <Found found={foundInWords(filter, page.total)} filter={filter} path={PATH} clear={CLEAR} />
      <FormRefusal
        state={stateOfGone(
          state,
          installers.map(({ id }) => id),
        )}
      />
      {installers.length > 0 ? (
        <InstallerTable installers={installers} action={here} state={state} />
      ) : (
        <NothingFound path={PATH} clear={CLEAR}>
          No installers match your search.
        </NothingFound>
      )}
      <Pager path={PATH} filter={filter} rows="installers" nextCursor={page.nextCursor} continued={page.continued} />
    </section>
  );
}
