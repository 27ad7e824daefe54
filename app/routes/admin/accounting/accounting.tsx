import { Form, Link } from "react-router";
import { DifferencesTable, SumsTable } from "#app/routes/admin/accounting/month-tables.tsx";
import { Button } from "#app/ui/button.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { formatDateTime, formatMonth, formatNumber } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { accountsOfMonth, type MonthAccounts } from "#domain/accounting/accounts-of-month.ts";
import { askForBalance } from "#domain/accounting/fetch-balance.ts";
import { addMonths, readMonth } from "#domain/accounting/month.ts";
import type { Route } from "./+types/accounting.ts";

const PATH = "/admin/payments/accounting";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Monthly accounts",
    description:
      "A month’s receipts, credit notes, fees and payouts, and any differences between our books and the provider’s.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const month = readMonth(new URL(request.url).searchParams.get("month"), domain.now);
  return accountsOfMonth(domain, actor, month);
}, "Failed to load admin data.");

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, text } = posted;
  const month = readMonth(text("month"), caller[0].now);
  const ask = { do: () => askForBalance(...caller, month), notice: "balance-asked" };
  return answerForm(posted, addressOf(PATH, { month }), { ask }, { isShown: () => false });
});

export default function AccountingPage({ loaderData }: Route.ComponentProps) {
  const { month, fetchedAt, differences } = loaderData;
  return (
    <section className="stack" aria-labelledby="accounting-title">
      <p className="small">
        <Link to="/admin/payments">Payments</Link>
      </p>
      <h1 id="accounting-title">Accounts for {formatMonth(month)}</h1>
      <Form method="get" action={PATH} className="filters" role="search" aria-label="Month" key={month}>
        <TextField label="Month" name="month" defaultValue={month} hint="Year and month, for example 2026-11" />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      <p className="btn-row small">
        <Link to={addressOf(PATH, { month: addMonths(month, -1) })}>Previous month</Link>
        <Link to={addressOf(PATH, { month: addMonths(month, 1) })}>Next month</Link>
      </p>
      <SumsTable accounts={loaderData} />
      <Files accounts={loaderData} />
      <h2 className="h3">Differences ({formatNumber(differences.length)})</h2>
      <p className="muted small">
        {fetchedAt
          ? `We last asked the provider ${formatDateTime(fetchedAt)}.`
          : "We have not asked the provider about this month yet, so only our own books are compared."}
      </p>
      <Form method="post" className="btn-row" preventScrollReset>
        <input type="hidden" name="month" value={month} />
        <SubmitButton variant="secondary" name="intent" value="ask" pendingLabel="Asking…">
          Ask the provider
        </SubmitButton>
      </Form>
      {differences.length > 0 ? (
        <DifferencesTable differences={differences} />
      ) : (
        fetchedAt && (
          <Notice tone="ok" title="No differences">
            <p>Every receipt, credit note and ledger row agrees with the provider’s figures.</p>
          </Notice>
        )
      )}
    </section>
  );
}

function Files({ accounts: { month, entries } }: { accounts: MonthAccounts }) {
  return (
    <div className="btn-row">
      <CsvLink href={addressOf(`${PATH}.csv`, { month })}>Receipts and credit notes for Xero</CsvLink>
      {entries.length > 0 && (
        <CsvLink href={addressOf(`${PATH}.csv`, { month, of: "provider" })}>Fees and payouts</CsvLink>
      )}
    </div>
  );
}
