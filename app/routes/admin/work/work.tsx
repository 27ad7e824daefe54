import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { groupOf, type WorkGroup } from "#app/routes/admin/work/deadline-words.ts";
import { CHOSEN_FORM, keyOf, WorkRow } from "#app/routes/admin/work/work-row.tsx";
import { workWords } from "#app/routes/admin/work/work-words.ts";
import { formatNumber } from "#app/ui/format.ts";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { ChooseAll, ChosenBar } from "#app/ui/tables/choosing.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf, askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, type Posted, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerWork } from "#app/web/read-once.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { sendMailAgain } from "#domain/admin/jobs/retry-failed-job.ts";
import { isWorkKind } from "#domain/work/kinds.ts";
import { giveBackWork, noteWork, snoozeWork, takeWork } from "#domain/work/mark-work.ts";
import { readWorkFilter, type WorkCounts, type WorkFilter, waitingWork } from "#domain/work/work.ts";
import type { Route } from "./+types/work.ts";
import "./work.css";

const PATH = "/admin/work";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Work",
    description: "Everything that waits for an administrator, the next deadline first.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readWorkFilter);
  const [domain, actor] = callerOf(context);
  const [page, counts] = await Promise.all([waitingWork(domain, actor, { ...filter, cursor }), viewerWork(context)]);
  const items = page.items.map((waiting) => ({ ...waiting, ...workWords(waiting) }));
  return { ...page, items, counts, filter, here: hereOf(request), continued: cursor !== null, now: domain.now };
}, "Failed to load admin data.");

function hereOf(request: Request): string {
  const { filter, cursor } = askedOf(request, readWorkFilter);
  return addressOf(PATH, { ...filter, cursor });
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, text } = posted;
  const rows = rowsOf(posted);
  const until = () => new Date(text("until"));
  return answerForm(posted, hereOf(args.request), {
    take: { do: () => takeWork(...caller, rows), title: "Already taken" },
    "give-back": { do: () => giveBackWork(...caller, rows) },
    snooze: { do: () => snoozeWork(...caller, { all: rows, until: until() }) },
    note: {
      do: () => noteWork(...caller, { key: rows[0] ?? NONE, note: text("note"), seen: seenIn(text("seen")) }),
      beside: text("row"),
    },
    "send-again": { do: () => sendMailAgain(...caller, Number(rows[0]?.subject)), notice: "job-queued" },
  });
});

const NONE = { kind: "job", subject: "" } as const;

/** What the form is about; what is no kind of work is left out. A subject may have a space in it. */
function rowsOf({ form }: Posted) {
  return form.getAll("row").flatMap((row) => {
    const [kind = "", ...subject] = String(row).split(" ");
    return isWorkKind(kind) ? [{ kind, subject: subject.join(" ") }] : [];
  });
}

function seenIn(typed: string): Date | null {
  const seen = new Date(typed);
  return Number.isNaN(seen.getTime()) ? null : seen;
}

export const shouldRevalidate = alsoAfterRefusals;

const GROUPS: readonly WorkGroup[] = ["Overdue", "Today", "Tomorrow", "Later"];

export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, counts, filter, here, nextCursor, continued, now } = loaderData;
  const state = useFailedForm(actionData);
  const groups = GROUPS.map((name) => ({ name, rows: items.filter((one) => groupOf(now, one) === name) }));
  return (
    <div className="desk">
      <WorkHead counts={counts} filter={filter} />
      <FormRefusal state={stateOfGone(state, items.map(keyOf))} />
      {items.length === 0 ? (
        <NothingWaits filter={filter} />
      ) : (
        <div className="desk-sheet choosing">
          <div className="desk-cols">
            <ChooseAll form={CHOSEN_FORM} words={`Choose all ${items.length}`} />
          </div>
          {groups.map(({ name, rows }) =>
            rows.length === 0 ? null : (
              <section key={name} aria-labelledby={`group-${name}`}>
                <h2 className={name === "Overdue" ? "desk-group is-late" : "desk-group"} id={`group-${name}`}>
                  {name} <b>{rows.length}</b>
                </h2>
                <ul>
                  {rows.map((waiting) => (
                    <WorkRow key={keyOf(waiting)} waiting={waiting} now={now} here={here} state={state} />
                  ))}
                </ul>
              </section>
            ),
          )}
          <ChosenBar form={CHOSEN_FORM} action={here} shown={items}>
            <div className="btn-row">
              <SubmitButton size="tight" variant="secondary" name="intent" value="take" pendingLabel="Saving…">
                Take chosen
              </SubmitButton>
              <SubmitButton size="tight" variant="secondary" name="intent" value="give-back" pendingLabel="Saving…">
                Give chosen back
              </SubmitButton>
            </div>
          </ChosenBar>
        </div>
      )}
      <Pager
        path={PATH}
        filter={filter}
        rows="deadlines"
        nextCursor={nextCursor}
        continued={continued}
        words={{ first: "First", next: "Later" }}
      />
    </div>
  );
}

const shows = [
  { show: undefined, label: "All", count: "all" },
  { show: "yours", label: "Yours", count: "yours" },
  { show: "nobodys", label: "Nobody’s", count: "nobodys" },
  { show: "overdue", label: "Overdue", count: "overdue" },
  { show: "snoozed", label: "Snoozed", count: "snoozed" },
] as const;

const abouts = [
  { about: "companies", label: "Companies" },
  { about: "customers", label: "Customers" },
  { about: "stops", label: "Stops" },
  { about: "money", label: "Money" },
  { about: "system", label: "Mail and jobs" },
] as const;

function WorkHead({ counts, filter }: { counts: WorkCounts; filter: WorkFilter }) {
  const isEverything = filter.about === undefined;
  return (
    <div className="desk-head">
      <h1>Work</h1>
      <p className="muted small">{waitInWords(counts)}</p>
      <nav className="desk-shows" aria-label="Whose">
        {shows.map(({ show, label, count }) => (
          <Link
            key={label}
            to={addressOf(PATH, { show, about: filter.about })}
            aria-current={filter.show === show ? "page" : undefined}
          >
            {label} <b>{formatNumber(counts[count])}</b>
          </Link>
        ))}
      </nav>
      <nav className="desk-abouts" aria-label="What">
        <Link to={addressOf(PATH, { show: filter.show })} aria-current={isEverything ? "page" : undefined}>
          Everything
        </Link>
        {abouts.map(({ about, label }) => (
          <Link
            key={about}
            to={addressOf(PATH, { show: filter.show, about })}
            aria-current={filter.about === about ? "page" : undefined}
          >
            {label} <b>{formatNumber(counts.about[about])}</b>
          </Link>
        ))}
      </nav>
    </div>
  );
}

function waitInWords({ all, nobodys }: WorkCounts): string {
  if (all === 0) return "Nothing waits";
  const things = all === 1 ? "1 thing waits" : `${formatNumber(all)} things wait`;
  return nobodys === 0 ? things : `${things}, ${formatNumber(nobodys)} of them for nobody yet`;
}

function NothingWaits({ filter }: { filter: WorkFilter }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <p className="card muted desk-nothing">
      <CircleCheck className="icon" aria-hidden="true" />
      {isFiltered ? "Nothing of this waits." : "Nothing to do. Nobody waits for you."}{" "}
      {isFiltered && <Link to={PATH}>Show all work</Link>}
    </p>
  );
}
