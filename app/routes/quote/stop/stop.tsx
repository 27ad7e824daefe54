import { Link, redirect } from "react-router";
import { AskStop } from "#app/routes/quote/stop/ask-stop.tsx";
import { Stopped } from "#app/routes/quote/stop/stopped.tsx";
import { domainContext } from "#app/web/context.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { contactedAgain } from "#domain/projects/confirm-stop.ts";
import { chosenCompanies, stopEverything } from "#domain/projects/stop-everything.ts";
import { stopsOfProject } from "#domain/projects/stop-requests.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { requestsOfWorks } from "#domain/requests/my-works.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/stop.ts";
import "./stop.css";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Stop everything - Your project",
    description: "Who we tell when you stop everything, what they must do and who has confirmed.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const works = await requestsOfWorks(domain, params.token);
  const { status } = await projectFrame(domain, params.token);
  return {
    servicePath: (await customerRequest(domain, params.token)).servicePath,
    isStopped: status === "stopped",
    now: domain.now,
    companies: works.flatMap(({ installers, name }) =>
      installers.map(({ purchaseId, companyName, since, endedAt }) => ({
        purchaseId,
        companyName,
        since,
        endedAt,
        work: works.length > 1 ? name : null,
      })),
    ),
    works: works.map(({ name }) => name),
    chosen: await chosenCompanies(domain, params.token),
    stops: await stopsOfProject(domain, params.token),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args);
  const { form, id } = posted;
  const domain = domainContext(args.context);
  const stop = async () => {
    const given = { erase: form.get("erase") === "on", keepsChosen: form.get("chosen") !== "on" };
    const isErased = await stopEverything(domain, token, given);
    if (isErased) return redirect(markedAddress("/requests/deleted", "details-deleted", domain.now));
    const { status } = await projectFrame(domain, token);
    return redirect(status === "stopped" ? here(token) : `/requests/${token}`);
  };
  const again = () => contactedAgain(domain, token, id("purchaseId"));
  return answerForm(posted, here(token), { stop: { answer: stop }, again: { do: again } }, { isShown: () => false });
});

const here = (token: string) => `/requests/${token}/stop`;

export default function StopPage({ loaderData, params }: Route.ComponentProps) {
  const { isStopped, companies, works, chosen, stops, servicePath, now } = loaderData;
  const home = `/requests/${params.token}`;
  return (
    <div className="wrap page">
      <p className="small">
        <Link to={home}>Back to my project</Link>
      </p>
      {isStopped ? (
        <Stopped stops={stops} servicePath={servicePath} now={now} home={home} />
      ) : (
        <AskStop companies={companies} works={works} chosen={chosen} home={home} />
      )}
    </div>
  );
}
