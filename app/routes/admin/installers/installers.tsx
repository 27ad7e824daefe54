import { randomUUID } from "node:crypto";
import { buttonIntents } from "#app/routes/admin/installers/installer-intents.ts";
import {
  InstallerPager,
  InstallerSearch,
  installersAddress,
  isFiltered,
} from "#app/routes/admin/installers/installer-search.tsx";
import { InstallerTable } from "#app/routes/admin/installers/installer-table.tsx";
import { loadQueues } from "#app/routes/admin/installers/load-queues.ts";
import { AdminQueues } from "#app/routes/admin/installers/queues.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { failedWords } from "#content/failed-words.ts";
import type { Actor } from "#domain/actor.ts";
import { allInstallers } from "#domain/admin/installers/admin-overview.ts";
import { readInstallerFilter } from "#domain/admin/installers/installer-filter.ts";
import type { Context } from "#domain/context.ts";
import type { Route } from "./+types/installers.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Installer Management",
    description: "Approve, decline, suspend and reinstate installers, and grant credits.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  return { here: addressOf(searchParams), shown: await read(...callerOf(context), searchParams) };
}, "Failed to load admin data.");

async function read(domain: Context, actor: Actor, searchParams: URLSearchParams) {
  const [filter, cursor] = [readInstallerFilter(searchParams), searchParams.get("cursor")];
  const page = await allInstallers(domain, actor, { ...filter, cursor });
  const isWholeList = !isFiltered(filter) && cursor === null;
  return {
    ...{ filter, continued: cursor !== null, total: page.total, nextCursor: page.nextCursor },
    queues: isWholeList ? await loadQueues(domain, actor) : null,
    // Each possible grant's id is made here, so that pressing twice grants once.
    installers: page.items.map((installer) => ({ ...installer, grantId: randomUUID() })),
  };
}

function addressOf(searchParams: URLSearchParams): string {
  return installersAddress(readInstallerFilter(searchParams), searchParams.get("cursor") ?? undefined);
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const installerId = posted.text("installerId");
  const here = addressOf(new URL(args.request.url).searchParams);
  return answerForm(posted, here, buttonIntents(posted, installerId), {
    beside: installerId,
    unexpected: failedWords.changeStatus,
  });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function InstallersPage({ loaderData: { here, shown }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { queues, filter, installers, ...page } = shown;
  return (
    <>
      {queues && <AdminQueues queues={queues} />}
      <section className="stack" aria-labelledby="installers-title">
        <h2 id="installers-title">Installer Management</h2>
        <InstallerSearch filter={filter} total={page.total} />
        <FormRefusal
          state={stateOfGone(
            state,
            installers.map(({ id }) => id),
          )}
        />
        {installers.length > 0 ? (
          <InstallerTable installers={installers} action={here} state={state} />
        ) : (
          <EmptyState
            title="Nothing found"
            actions={
              <LinkButton variant="secondary" to="/admin">
                Show all installers
              </LinkButton>
            }
          >
            No installers match your search.
          </EmptyState>
        )}
        <InstallerPager filter={filter} nextCursor={page.nextCursor} continued={page.continued} />
      </section>
    </>
  );
}
