import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { DepositAtRisk } from "#app/routes/quote/deposit/deposit-at-risk.tsx";
import { DepositStands } from "#app/routes/quote/deposit/deposit-stands.tsx";
import { CertificateFields } from "#app/ui/forms/certificate-fields.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { cardInWords, WE_HOLD_NO_MONEY } from "#content/deposits.ts";
import { certificateForm, paidForm } from "#domain/handover/deposit-form.ts";
import { giveCertificateAsCustomer, takeBackCertificate } from "#domain/handover/give-certificate.ts";
import { type MyDeposit, type MyDeposits, myDeposits } from "#domain/handover/my-deposit.ts";
import { sayMoneyBack, sayPaid } from "#domain/handover/say-paid.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/deposit.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Deposit - Your project",
    description: "What you paid before the work is finished, and what protects it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  return { ...(await myDeposits(domain, params.token)), today: londonDay(domain.now), id: randomUUID() };
});

const EXPECTED = ["invalid_input", "project_closed", "too_many_requests", "not_found"];

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args, "files");
  const domain = domainContext(args.context);
  const id = posted.newId("id");
  const depositId = posted.text("depositId");
  const certificate = async () => {
    const form = posted.fields(certificateForm);
    await giveCertificateAsCustomer(domain, token, { depositId, id, form, files: await posted.files("files") });
  };
  return answerForm(
    posted,
    `/requests/${token}/deposit`,
    {
      paid: { do: () => sayPaid(domain, token, { id, form: posted.fields(paidForm(domain.now)) }) },
      certificate: { do: certificate },
      "no-certificate": { do: () => takeBackCertificate(domain, token, { depositId, id }) },
      "money-back": { do: () => sayMoneyBack(domain, token, depositId) },
    },
    { isShown: (code) => EXPECTED.includes(code) },
  );
});

export default function DepositPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { deposits, payable, today, id } = loaderData;
  const home = `/requests/${params.token}`;
  const shown = deposits.filter(({ firstPaidOn, certificate }) => firstPaidOn !== null || certificate !== null);
  return (
    <div className="wrap page page-narrow stack-l">
      <div className="stack-s">
        <p className="small">
          <Link to={home}>Overview</Link>
        </p>
        <h1>Your deposit</h1>
        <p>
          Money that you pay before the work is finished. {WE_HOLD_NO_MONEY} Tell us here what you paid, and we watch
          over it.
        </p>
      </div>
      {shown.map((deposit) => (
        <OneDeposit key={deposit.id} deposit={deposit} home={home} today={today} id={id} state={actionData} />
      ))}
      {payable ? (
        <Paid
          key={id}
          company={payable.company}
          hasPaid={shown.some(({ moneyBackAt, firstPaidOn }) => !moneyBackAt && firstPaidOn !== null)}
          today={today}
          id={id}
          state={stateOfForm(actionData, "paid")}
        />
      ) : (
        shown.length === 0 && (
          <p className="card">You can tell us of a payment once you have chosen a quote, until the work is finished.</p>
        )
      )}
      {shown.length === 0 && payable && <Protection {...payable} />}
    </div>
  );
}

interface OneProps {
  deposit: MyDeposit;
  home: string;
  today: string;
  id: string;
  state: Route.ComponentProps["actionData"];
}

function OneDeposit({ deposit, home, today, id, state }: OneProps) {
  const { company, pricePence, isInsured, moneyBackAt, isFinished, certificate, firstPaidOn } = deposit;
  const isOut = !moneyBackAt && !isFinished && firstPaidOn !== null;
  return (
    <>
      {isOut && deposit.risks.length > 0 && <DepositAtRisk deposit={deposit} home={home} />}
      <section className="card stack" aria-labelledby={`deposit-${deposit.id}`}>
        <h2 className="h3" id={`deposit-${deposit.id}`}>
          With {company}
        </h2>
        <DepositStands deposit={deposit} home={home} today={today} />
        {!moneyBackAt && !isFinished && (
          <CertificateForm key={id} deposit={deposit} id={id} state={stateOfForm(state, "certificate")} />
        )}
        {isOut && (
          <Form method="post" className="btn-row">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="depositId" value={deposit.id} />
            {certificate && (
              <SubmitButton name="intent" value="no-certificate" variant="quiet" pendingLabel="Saving…">
                There is no certificate
              </SubmitButton>
            )}
            <SubmitButton name="intent" value="money-back" variant="secondary" pendingLabel="Saving…">
              I have my money back
            </SubmitButton>
          </Form>
        )}
      </section>
      {isOut && <Protection pricePence={pricePence} isInsured={isInsured} />}
    </>
  );
}

function CertificateForm({
  deposit,
  id,
  state: all,
}: Pick<OneProps, "deposit" | "id"> & { state: FormState | undefined }) {
  const state = all?.values.depositId === deposit.id ? all : undefined;
  const prefix = `certificate-${deposit.id}`;
  const field = fieldsOf(state, prefix);
  return (
    <details className="more" open={state !== undefined}>
      <summary>{deposit.certificate ? "I have another certificate" : "I have the certificate"}</summary>
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <FormFailure state={state} idPrefix={prefix} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="depositId" value={deposit.id} />
        <CertificateFields field={field} />
        <MessageFilesField idPrefix={prefix} errors={state?.errors} />
        <p className="small muted">
          Only you can open what you add here. {deposit.company} sees that you have a certificate, nothing of it.
        </p>
        <p>
          <SubmitButton name="intent" value="certificate" pendingLabel="Saving…">
            Save the certificate
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

interface PaidProps {
  company: string;
  hasPaid: boolean;
  today: string;
  id: string;
  state: FormState | undefined;
}

function Paid({ company, hasPaid, today, id, state }: PaidProps) {
  const field = fieldsOf(state, "paid");
  return (
    <Form method="post" className="card stack" noValidate>
      <h2 className="h3">{hasPaid ? "I have paid more" : `I have paid ${company}`}</h2>
      <FormFailure state={state} idPrefix="paid" />
      <input type="hidden" name="id" value={id} />
      <TextField
        label="Amount"
        {...field("paid")}
        hint="With VAT, for example 1,980."
        before="£"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField label="Paid on" {...field("paidOn", today)} type="date" max={today} required />
      <p className="small muted">{company} sees that you paid and on which day, not how much.</p>
      <p>
        <SubmitButton name="intent" value="paid" variant={hasPaid ? "secondary" : "primary"} pendingLabel="Saving…">
          I have paid
        </SubmitButton>
      </p>
    </Form>
  );
}

function Protection({ pricePence, isInsured }: Pick<NonNullable<MyDeposits["payable"]>, "pricePence" | "isInsured">) {
  return (
    <section className="card stack" aria-labelledby="protection">
      <h2 className="h3" id="protection">
        What protects it
      </h2>
      <p>
        <b>The certificate.</b>{" "}
        {isInsured
          ? "Their quote says that the deposit is insured. Until you hold the certificate, that is only a promise. Schemes often write to you directly."
          : isInsured === false
            ? "Their quote says that nothing insures it. Ask for deposit insurance before you pay."
            : "Their quote does not say whether the deposit is insured. Ask them."}{" "}
        Such insurance usually covers up to a quarter of the price, for a limited time.
      </p>
      <p>
        <b>Your card.</b> {cardInWords(pricePence)}
      </p>
    </section>
  );
}
