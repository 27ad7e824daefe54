import { randomUUID } from "node:crypto";
import { ApiKeys } from "#app/routes/installer/developers/api-keys.tsx";
import { Deliveries } from "#app/routes/installer/developers/deliveries.tsx";
import { KeyLimits } from "#app/routes/installer/developers/key-limits.tsx";
import { PausedThings, pausedOf } from "#app/routes/installer/developers/paused-things.tsx";
import { Webhooks } from "#app/routes/installer/developers/webhooks.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireInstaller } from "#domain/actor.ts";
import { keyOffered } from "#domain/api-keys/api-key-form.ts";
import { myApiKeys } from "#domain/api-keys/my-api-keys.ts";
import { myCaps } from "#domain/credits/spending-limits.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { myDeliveries, myEndpoints } from "#domain/webhooks/my-webhooks.ts";
import type { Route } from "./+types/developers.ts";
import "./developers.css";
import { developersIntents } from "#app/routes/installer/developers/developers-intents.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "API keys and webhooks",
    description: "API keys that let your own programs read and buy leads, and webhooks that tell them about new ones.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  requireInstaller(actor, "company");
  return {
    keys: await myApiKeys(domain, actor),
    endpoints: await myEndpoints(domain, actor),
    deliveries: await myDeliveries(domain, actor),
    caps: (await myCaps(domain, actor)).keys,
    stepUp: await stepUpAsked(context),
    allowLocal: context.get(requestContext).demo,
    today: londonDay(domain.now),
    offered: keyOffered(domain.now),
    ids: { key: randomUUID(), endpoint: randomUUID(), test: randomUUID() },
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, "/developers", developersIntents(posted), {
    act: "company",
    otherwise: { do: () => undefined },
  });
});

export default function DevelopersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, today, offered, caps, endpoints, deliveries, ids, stepUp, allowLocal } = loaderData;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const state = useFailedForm(actionData && "errors" in actionData ? actionData : undefined);
  const listed = [...endpoints, ...(endpoints.length > 0 ? deliveries : [])].map(({ id }) => id);
  const gone = stateOfGone(state, ["paused", "make-key", "key-limits", "add-endpoint", ...listed]);
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>API keys and webhooks</h1>
          <p className="muted">
            Let your own programs read and buy leads and hear about new ones. <a href="/api/docs">How to use the API</a>
          </p>
        </div>
      </div>
      <PausedThings things={pausedOf(keys, endpoints)} stepUp={stepUp} state={stateOfForm(state, "paused")} />
      <ApiKeys keys={keys} nextId={ids.key} today={today} offered={offered} made={made} stepUp={stepUp} state={state} />
      <KeyLimits keys={keys} caps={caps} stepUp={stepUp} state={state} />
      <Webhooks
        endpoints={endpoints}
        stepUp={stepUp}
        allowLocal={allowLocal}
        state={state}
        gone={gone}
        nextId={ids.endpoint}
        testId={ids.test}
      />
      {endpoints.length > 0 && <Deliveries deliveries={deliveries} state={state} />}
    </div>
  );
}
