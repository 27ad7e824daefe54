import { data } from "react-router";
import { answerAddress } from "#app/routes/planner/form/address-action.ts";
import { askingOn, withoutFullPostcode } from "#app/routes/planner/form/asked-plan.ts";
import { ChooseAddress } from "#app/routes/planner/form/choose-address.tsx";
import { FormPage, plannerCrumbs } from "#app/routes/planner/form/form-page.tsx";
import { formView } from "#app/routes/planner/form/form-view.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { plannerFormPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import type { Route } from "./+types/planner.ts";

export const handle = plannerFormPage;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const view = formView(withoutFullPostcode(request).searchParams, askingOn(context), "typed");
  return data(view, { status: Object.keys(view.errors).length > 0 ? 422 : 200 });
});

export const action = answerAddress;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const page = { ...plannerPage, matches, crumbs: plannerCrumbs };
  if (location.search === "") return pageMeta(page);
  // With answers in its address, the page is somebody's own form and not for search engines.
  const canonical = { tagName: "link", rel: "canonical", href: originOf(matches) + plannerPage.path };
  return [...pageMeta({ ...page, hidden: true }), canonical];
};

export default function PlannerRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!actionData) return <FormPage view={loaderData} />;
  if (actionData.choice) return <ChooseAddress choice={actionData.choice} />;
  return <FormPage {...actionData} />;
}
