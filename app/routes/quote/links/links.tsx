import { createHmac, randomUUID } from "node:crypto";
import { Form, redirect } from "react-router";
import { HouseholdLinks } from "#app/routes/quote/links/household-links.tsx";
import { YourDevices } from "#app/routes/quote/links/your-devices.tsx";
import { deviceTokenOf, forgetProject, rememberedBy, rememberProject } from "#app/routes/quote/parts/project-cookie.ts";
import { Card } from "#app/ui/card.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { householdForm } from "#domain/request-links/household-form.ts";
import { endAllMyLinks, myLinks, revokeLink, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { rememberDevice } from "#domain/request-links/remembered-devices.ts";
import type { Route } from "./+types/links.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "My links - Your project",
    description:
      "The private links to your request. Remember it on a device, share a link with your household, or end them all.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const { ownCount, devices, household } = await myLinks(domain, params.token);
  const { appUrl } = context.get(requestContext);
  return {
    ownCount,
    devices,
    heldLinkId: (await rememberedBy(request, context))?.linkId,
    household: household.map((link) => ({ ...link, url: `${appUrl}/shared/${householdToken(link.id)}` })),
    newLinkId: randomUUID(),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args);
  const { form, id, fields } = posted;
  const domain = domainContext(args.context);
  const share = () => {
    const household = fields(householdForm);
    const linkId = id("linkId");
    return shareWithHousehold(domain, token, { linkId, householdToken: householdToken(linkId), form: household });
  };
  const revoke = async () => {
    const linkId = readUuid(form.get("linkId"));
    if (linkId) await revokeLink(domain, token, linkId);
  };
  const here = `/requests/${token}/links`;
  const remember = async () => {
    const linkId = id("linkId");
    const deviceToken = tokenMade("device links", `${token} ${linkId}`);
    await rememberDevice(domain, token, { linkId, deviceToken, heldToken: deviceTokenOf(args.request) });
    return redirect(here, { headers: rememberProject(deviceToken) });
  };
  return answerForm(
    posted,
    here,
    {
      remember: { answer: remember },
      forget: { answer: () => forgetProject(args) },
      share: { do: share, isShown: (code) => code === "invalid_input" },
      revoke: { do: revoke },
      end: {
        do: () => endAllMyLinks(domain, token),
        to: markedAddress("/requests", "links-ended", domain.now),
      },
    },
    { isShown: () => false },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function LinksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ownCount, devices, heldLinkId, household, newLinkId } = loaderData;
  const isOfForm = actionData?.form === "share";
  return (
    <div className="wrap page stack-l">
      <div>
        <h1>My links</h1>
        <p className="muted">
          {ownCount === 1 ? "One private link opens" : `${ownCount} private links open`} your request: there is no
          password. A link ends if it is not used for {limits.requestLinkDays} days.
        </p>
      </div>
      <FormRefusal state={isOfForm ? undefined : actionData} />
      <YourDevices devices={devices} heldLinkId={heldLinkId} newLinkId={newLinkId} />
      <HouseholdLinks links={household} newLinkId={newLinkId} state={isOfForm ? actionData : undefined} />
      <EndAll />
    </div>
  );
}

function EndAll() {
  return (
    <Card title="Has someone else got hold of a link?">
      <div className="stack">
        <p>
          Every link to your request stops working straight away: this one, those in our emails, on your devices and
          your household’s. We’ll email you a new one.
        </p>
        <Form method="post">
          <SubmitButton name="intent" value="end" variant="danger" pendingLabel="Ending…">
            End all my links
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}

/** The token of a household's link, derived from its id so that the customer's page can always show it again. */
const householdToken = (linkId: string) => tokenMade("household links", linkId);

function tokenMade(purpose: "household links" | "device links", of: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, purpose)).update(of).digest("base64url");
}
