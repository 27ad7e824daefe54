import { createContext, redirect } from "react-router";
import { CompanyCards } from "#app/routes/installer/profile/company-cards.tsx";
import { CoverageForm } from "#app/routes/installer/profile/coverage-form.tsx";
import { Documents } from "#app/routes/installer/profile/documents.tsx";
import { Holidays } from "#app/routes/installer/profile/holidays.tsx";
import { Limits } from "#app/routes/installer/profile/limits.tsx";
import { type LoadedProfile, loadProfile } from "#app/routes/installer/profile/load-profile.ts";
import { ProfileFrame } from "#app/routes/installer/profile/profile-frame.tsx";
import { profileIntents } from "#app/routes/installer/profile/profile-intents.ts";
import {
  PROFILE_PAGES,
  type ProfilePage,
  profilePageAt,
  profilePages,
} from "#app/routes/installer/profile/profile-pages.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { actorOf } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireInstaller } from "#domain/actor.ts";
import { mayAct } from "#domain/roles.ts";
import type { Route } from "./+types/profile.ts";
import "./profile.css";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = profilePages[loaderData?.shown.page ?? "company"];
  return pageMeta({ title, description, path: "", hidden: true });
};

/** The page of a failed form that was sent to the address of another: it is shown there, with what was typed. */
const failedPageContext = createContext<ProfilePage | null>(null);

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(failedPageContext) ?? profilePageAt(pagePath(request));
  const { role, companyName } = requireInstaller(actorOf(context), "upkeep");
  const pages = PROFILE_PAGES.filter((one) => mayAct(role, profilePages[one].act));
  if (page === "company" && !pages.includes(page)) throw redirect(profilePages.area.path);
  return { companyName, pages, shown: await loadProfile(page, context) };
});

/** Each address takes the forms of all pages, as `/profile` did when it was the only one. */
export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args, "document");
  const intents = profileIntents(posted);
  const here = profilePages[profilePageAt(pagePath(args.request))].path;
  const answer = await answerForm(posted, here, intents, { act: "upkeep", isShown: () => false });
  if (!(answer instanceof Response)) {
    const { page } = Object.entries(intents).find(([name]) => name === answer.data.form)?.[1] ?? { page: null };
    args.context.set(failedPageContext, page);
  }
  return answer;
});

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, pages, shown } = loaderData;
  const state = useFailedForm(actionData);
  return (
    <ProfileFrame companyName={companyName} current={shown.page} pages={pages}>
      <Cards shown={shown} state={state} />
    </ProfileFrame>
  );
}

function Cards({ shown, state }: { shown: LoadedProfile; state: FormState | undefined }) {
  switch (shown.page) {
    case "company":
      return <CompanyCards {...shown} state={state} />;
    case "area":
      return (
        <>
          <CoverageForm area={shown.area} state={state} />
          <Holidays holidays={shown.holidays} newId={shown.newHolidayId} state={state} />
        </>
      );
    case "papers":
      return <Documents documents={shown.documents} newDocumentId={shown.newDocumentId} state={state} />;
    case "limits":
      return <Limits caps={shown.caps} stepUp={shown.stepUp} state={state} />;
  }
}
