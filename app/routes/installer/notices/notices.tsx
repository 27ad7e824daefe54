import { randomUUID } from "node:crypto";
import { AlertsForm } from "#app/routes/installer/notices/alerts-form.tsx";
import { Devices } from "#app/routes/installer/notices/devices.tsx";
import { noticesIntents } from "#app/routes/installer/notices/notices-intents.ts";
import { WhenForm } from "#app/routes/installer/notices/when-form.tsx";
import { Card } from "#app/ui/card.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { newsWishOptions } from "#content/news-wishes.ts";
import { requireInstaller } from "#domain/actor.ts";
import { myWishes } from "#domain/alerts/my-wishes.ts";
import { myCoverage } from "#domain/coverage/change-coverage.ts";
import { myDevices } from "#domain/devices/my-devices.ts";
import { told } from "#domain/installers/told.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
import type { Route } from "./+types/notices.ts";
import "#app/routes/installer/profile/profile.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Notices",
    description: "Which emails and notifications come to you: new leads, customers’ news, and on which devices.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const { role, status, companyName } = requireInstaller(actor, "own");
  const { alerts, news } = await myWishes(domain, actor);
  const devices = await myDevices(domain, actor);
  return {
    companyName,
    alerts: mayAct(role, "leads_for_sale")
      ? { alerts, hasArea: (await myCoverage(domain, actor)) !== undefined }
      : null,
    news: mayAct(role, "bought_leads") ? news : null,
    devices: devices.map((device) => ({ ...device, testId: randomUUID() })),
    occasions: occasionsOf(role),
    isApproved: status === "approved",
    pushKey: context.get(requestContext).pushKey,
  };
});

/** When a device of somebody in this role is sent a notice. */
function occasionsOf(role: CompanyRole): string[] {
  const isTold = (about: keyof typeof told) => told[about].always.some((one) => one === role);
  return [
    ...(isTold("matches") ? ["for each new lead that matches"] : []),
    ...(mayAct(role, "bought_leads") ? ["when a next act of yours is due"] : []),
    ...(isTold("money") ? ["when we decide a report"] : []),
  ];
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, "/account/notices", noticesIntents(posted), { act: "own", isShown: () => false });
});

export default function NoticesPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { companyName, alerts, news, devices, occasions, isApproved, pushKey } = loaderData;
  return (
    <div className="wrap page stack">
      <div className="page-head">
        <div>
          <h1>Notices</h1>
          <p className="muted">What comes to you from your work at {companyName}. Your colleagues choose their own.</p>
        </div>
      </div>
      {alerts && <AlertsForm {...alerts} state={state} />}
      {news && <NewsForm news={news} state={state} />}
      {!news && (
        <Card title="Emails about money">
          <p>Receipts, credit notes and decided reports come to you by email, straight away.</p>
        </Card>
      )}
      <Devices devices={devices} pushKey={pushKey} occasions={occasions} isApproved={isApproved} state={state} />
    </div>
  );
}

/** When somebody wants mails about customers whose leads the company has bought or sent an outline for. */
function NewsForm({ news, state }: { news: string; state: FormState | undefined }) {
  return (
    <Card title="Emails about your customers" id="news">
      <WhenForm
        name="news"
        label="When should we email you about messages, times, outlines and decisions?"
        options={newsWishOptions}
        saved={news}
        state={state}
        save="Save emails"
      >
        <p className="small muted">
          We always email you straight away when a customer stops everything or closes a request, and about purchases,
          credits and the security of your account. Reminders about appointments, next acts and waiting customers also
          come straight away, unless you choose none.
        </p>
      </WhenForm>
    </Card>
  );
}
