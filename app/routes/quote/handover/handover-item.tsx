import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { When } from "#app/routes/quote/handover/handover-list.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StateMark } from "#app/ui/charts/state-mark.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { domainContext } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { handoverStates } from "#content/handover/handover-items.ts";
import { dayInWords } from "#content/proofs.ts";
import { DomainError } from "#domain/errors.ts";
import { giveAsCustomer, handoverForm } from "#domain/handover/give.ts";
import { type GivenRow, type Handover, type HandoverGift, hasOwnPage, myHandover } from "#domain/handover/handover.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/handover-item.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${loaderData?.row.title ?? "Your list"} - Your project`,
    description: "A row of your list from yes to handover: what was given, and what you have.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const handover = await myHandover(domain, params.token);
  const row = handover?.rows.find(({ id }) => id === params.item && !hasOwnPage(id));
  if (!handover || !row) throw new DomainError("not_found");
  return { handover, row, today: londonDay(domain.now), id: randomUUID() };
});

const EXPECTED = ["invalid_input", "project_closed", "too_many_requests"];

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token, item } = args.params;
  const posted = await postedForm(args, "files");
  const domain = domainContext(args.context);
  const id = posted.newId("id");
  const give = async () => {
    const given = posted.fields(handoverForm(domain.now));
    await giveAsCustomer(domain, token, { id, item, given, files: await posted.files("files") });
  };
  return answerForm(
    posted,
    `/requests/${token}#handover`,
    {
      give: { do: give },
      "take-back": {
        do: () => giveAsCustomer(domain, token, { id, item, given: undefined }),
        to: `/requests/${token}/handover/${item}`,
        beside: "give",
      },
    },
    { isShown: (code) => EXPECTED.includes(code) },
  );
});

export default function HandoverItemPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { handover, row, today, id } = loaderData;
  const home = `/requests/${params.token}`;
  const state = stateOfForm(actionData, "give");
  const field = fieldsOf(state, "give");
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to={`${home}#handover`}>Overview</Link>
      </p>
      <div className="card stack">
        <h1>{row.title}</h1>
        <p>{row.says}</p>
        <Standing row={row} handover={handover} today={today} />
        <Gifts row={row} company={handover.company} home={home} />
        {row.owes === "company" && row.state !== "done" && (
          <p>
            <LinkButton variant="secondary" to={`${home}/messages/${handover.purchaseId}?paper=${row.id}#write`}>
              Ask {handover.company} for it
            </LinkButton>
          </p>
        )}
        <Form method="post" encType="multipart/form-data" className="stack" noValidate data-repeatable="">
          <FormFailure state={state} idPrefix="give" />
          <input type="hidden" name="id" value={id} />
          <TextField
            label="Day"
            {...field("doneOn", today)}
            type="date"
            max={today}
            hint="On the paper, or when it happened."
          />
          <TextField label="Number" {...field("number")} hint="Of the certificate or the policy." optional />
          <MessageFilesField idPrefix="give" errors={state?.errors} />
          <p className="small muted">
            Only you can open what you add here. {handover.company} sees that this is done, and sees your papers only if
            you send them in a message.
          </p>
          <div className="btn-row">
            <SubmitButton name="intent" value="give" pendingLabel="Saving…">
              {row.state === "done" ? "Save" : "Mark as done"}
            </SubmitButton>
            {row.state === "done" && (
              <SubmitButton name="intent" value="take-back" variant="secondary" pendingLabel="Saving…">
                It is not done
              </SubmitButton>
            )}
          </div>
        </Form>
      </div>
    </div>
  );
}

function Standing({ row, handover, today }: { row: GivenRow; handover: Handover; today: string }) {
  const { source } = row;
  // Without a day, the line above says the period itself.
  const dated = row.due !== null || row.state === "done";
  return (
    <>
      <p className="state-line">
        <StateMark state={row.state} /> <b>{handoverStates[row.state]}</b>
        <span>
          {row.owes === "customer" ? "You" : handover.company} · <When row={row} today={today} />
        </span>
      </p>
      <p className="small muted">
        {source ? (
          <>
            {dated && `Owed ${row.period}. `}Source: <a href={source.url}>{source.title}</a>, checked{" "}
            {dayInWords(source.checkedOn)}.
          </>
        ) : (
          `${dated ? `Usually ${row.period}. ` : ""}That is what we usually see, not a rule.`
        )}
      </p>
    </>
  );
}

function Gifts({ row: { gifts }, company, home }: { row: GivenRow; company: string; home: string }) {
  if (gifts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="given">
      <h2 className="h3" id="given">
        What was given
      </h2>
      <ul className="stack">
        {gifts.map((gift) => (
          <li key={gift.givenAt.toISOString()}>
            {wordsOf(gift, company)}
            <AttachedFiles files={gift.files} at={`${home}/files`} />
          </li>
        ))}
      </ul>
      <p className="small muted">Not checked by us.</p>
    </section>
  );
}

function wordsOf({ by, isDone, doneOn, number, givenAt }: HandoverGift, company: string): string {
  const who = by === "customer" ? "You" : company;
  const when = dateTimeInWords(givenAt);
  if (!isDone) return `${who} said on ${when} that it is not done.`;
  return `${who}, ${when}: done${doneOn ? ` on ${dayInWords(doneOn)}` : ""}${number ? `, number ${number}` : ""}.`;
}
