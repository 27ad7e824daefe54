import { Form, Link, redirect } from "react-router";
import { ChoiceConsequences } from "#app/routes/quote/choose/choice-consequences.tsx";
import { type ContractIntent, ContractPage } from "#app/routes/quote/choose/contract-page.tsx";
import { QuoteSlip } from "#app/routes/quote/choose/quote-slip.tsx";
import { ReasonFor } from "#app/routes/quote/choose/reason-for.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { idOf } from "#app/web/forms/form.ts";
import { answerForm, type Intent, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { chooseQuote, readReasons } from "#domain/projects/choose-quote.ts";
import { cancelContract, myContract } from "#domain/projects/contracts/cancel-contract.ts";
import { signContract } from "#domain/projects/contracts/contract.ts";
import { contractForm } from "#domain/projects/contracts/contract-form.ts";
import { type CustomerQuote, myQuotes, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import type { Route } from "./+types/choose.ts";
import "#app/routes/quote/stop/stop.css";
import "./choose.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.contract ? "Contract - Your project" : "Choose a quote - Your project",
    description: "Check the quote and what happens next before you choose it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const quote = await openMyQuote(domain, params.token, idOf(params));
  const { installers } = await customerRequest(domain, params.token);
  const others = installers.flatMap(({ purchaseId, companyName, endedAt }, position) =>
    endedAt || purchaseId === quote.purchaseId ? [] : [{ purchaseId, companyName, position }],
  );
  const newest = quote.status === "superseded" ? await newestRevision(domain, params.token, quote) : undefined;
  const canChoose = isOpenQuote(quote) && quote.status !== "chosen";
  const known = await myContract(domain, params.token, quote.id);
  // A cancelled one gives way to the quote, which can be chosen again.
  const contract = known && !(known.cancelledAt && canChoose) ? known : undefined;
  const isLetterOpen = new URL(request.url).searchParams.get("cancel") === "letter";
  return { quote, others, newest, canChoose, contract, isLetterOpen };
});

/** The id of the open quote that replaced another, if there is one. */
async function newestRevision(domain: Context, token: string, { purchaseId, option }: CustomerQuote) {
  const open = (await myQuotes(domain, token)).filter(isOpenQuote);
  return open.find((one) => one.purchaseId === purchaseId && one.option === option)?.id;
}

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const posted = await postedForm({ request, context });
  const { form } = posted;
  const domain = domainContext(context);
  const token = params.token;
  const quoteId = idOf(params);
  const contractIntents = {
    signed: {
      do: () => signContract(domain, token, { quoteId, form: posted.fields(contractForm(domain.now)) }),
      notice: "contract-signed",
    },
    "cancel-contract": {
      do: () => cancelContract(domain, token, quoteId),
      to: `/requests/${token}`,
      notice: "contract-cancelled",
    },
  } satisfies Record<ContractIntent, Intent>;
  if (posted.text("intent") in contractIntents) {
    return answerForm(posted, `/requests/${token}/choose/${quoteId}`, contractIntents);
  }
  try {
    const { installers } = await customerRequest(domain, token);
    const reasons = readReasons(
      form,
      installers.map(({ purchaseId }) => purchaseId),
    );
    await chooseQuote(domain, token, { quoteId, reasons });
    return redirect(`/requests/${token}`);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") throw error;
    return failedForm(form, { form: "choose", error });
  }
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ChoosePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { quote, others, newest, canChoose, contract, isLetterOpen } = loaderData;
  const home = `/requests/${params.token}`;
  const state = stateOfForm(useFailedForm(actionData), "choose");
  const { company } = quote;
  if (contract) {
    return (
      <ContractPage
        quote={quote}
        contract={contract}
        home={home}
        isLetterOpen={isLetterOpen}
        canChoose={canChoose}
        state={actionData}
      />
    );
  }
  return (
    <div className="wrap page">
      <p className="small">
        <Link to={`${home}/quotes`}>All quotes</Link>
      </p>
      <Form method="post" className="decide" noValidate>
        <div className="decide-main">
          <header>
            <h1>Choose {company}?</h1>
            <p className="lead">
              Read it once more. You are not signing anything, and you can change your mind until the work is done.
            </p>
          </header>
          <FormFailure state={state} idPrefix="choose" />
          <QuoteSlip quote={quote} href={`${home}/quotes/${quote.id}`} />
          <Notice tone="warn" title={contractWords(company)} />
          {canChoose && others.length > 0 && (
            <fieldset className="reasons">
              <legend>Tell the others why? (optional)</legend>
              <p className="small muted">
                We tell them politely that you have decided. We never tell them which company you chose or the price.
              </p>
              {others.map((other) => (
                <ReasonFor key={other.purchaseId} {...other} state={state} />
              ))}
            </fieldset>
          )}
        </div>
        {canChoose && <ChoiceConsequences company={company} others={others} />}
        <div className="decide-end">
          {!canChoose && <p>You can no longer choose this quote.</p>}
          <div className="btn-row">
            {canChoose && <SubmitButton pendingLabel="Choosing…">Yes, choose {company}</SubmitButton>}
            {newest && <LinkButton to={`${home}/quotes/${newest}`}>Read the newest revision</LinkButton>}
            <LinkButton variant="secondary" to={`${home}/quotes`}>
              {canChoose ? "Not yet" : "All quotes"}
            </LinkButton>
          </div>
        </div>
      </Form>
    </div>
  );
}

const contractWords = (company: string) =>
  `This is not a contract. You sign with ${company}; have the 14 days to cancel in writing.`;
