import { MailCheck } from "lucide-react";
import { data, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { domainContext } from "#app/web/context.ts";
import { isMarked, wordsOfMark } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { didYouMean } from "#content/mail-domains.ts";
import type { Route } from "./+types/thank-you.ts";

export const handle = publicPage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Confirm your request for quotes",
    description: "Confirm your request through the link in our email, and up to 3 approved installers can take it.",
    path: "/thank-you",
    hidden: true,
  });

/** Thanks only somebody who has just sent the form, so it is never cached. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { now } = domainContext(context);
  const hasWorks = isMarked(request, "works-sent", now);
  const page = hasWorks ? "works-sent" : "request-sent";
  const [sentTo, meant] = wordsOfMark(request, page, now)?.split(" ") ?? [];
  return data(
    { isSent: isMarked(request, page, now), hasWorks, sentTo, meant },
    { headers: { "cache-control": "no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return loaderData.isSent ? <ThankYou {...loaderData} /> : <NothingSent />;
}

function NothingSent() {
  return (
    <div className="wrap page">
      <div className="card stack">
        <h1>Get up to {limits.leadPlacesMax} free quotes</h1>
        <p>You have not sent a request from this page. Fill in the form to get started.</p>
        <p className="muted">Already sent it? Use the link in our email to open your private page.</p>
        <div className="btn-row">
          <LinkButton to="/contact#quote">Go to the form</LinkButton>
          <LinkButton variant="secondary" to="/requests">
            Find my request
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** The domain of the address that was probably meant, if the form has not asked. */
type ThankYouProps = { sentTo?: string | undefined; meant?: string | undefined; hasWorks: boolean };

/** Says to everybody what happens to a work that is open: whether one is, only its customer may know. */
function ThankYou({ sentTo, meant, hasWorks }: ThankYouProps) {
  return (
    <div className="wrap page">
      <div className="card stack">
        <MailCheck className="icon icon-large" aria-hidden="true" />
        <p className="lead" role="status">
          Thank you! We'll connect you with up to 3 vetted installers within 24 hours.
        </p>
        <p>
          We ask each installer to get in touch within {limits.customerAnswerHours} hours of taking your request.
          Installers can take it once you have confirmed it. Not every request finds {limits.leadPlacesMax} installers,
          or any.
        </p>
        <h1>
          Check your <span className="whitespace-nowrap">e-mail</span> to confirm
        </h1>
        {sentTo && (
          <p>
            We wrote to <b>{sentTo}</b>. {meant ? <b>{didYouMean(meant)}</b> : "Not your address?"}{" "}
            <Link to="/contact#quote">Send the form again</Link> with the right one. Installers never see unconfirmed
            requests, and we delete them after {limits.unconfirmedRequestsKeptDays} days.
          </p>
        )}
        {hasWorks && (
          <p>You confirm all works at once. If one of them is open already, we leave it out, and the email says so.</p>
        )}
        <ol className="steps-list stack">
          <li>
            <b>Open the email from {site.name}.</b> It arrives within a minute or two. Check your junk folder if you
            can’t see it.
          </li>
          <li>
            <b>Click “Confirm my request” on the page it leads to.</b> Until you do, installers see nothing.
          </li>
          <li>
            <b>Keep the email.</b> Its private link shows which installers have your details, and lets you close the
            request at any time.
          </li>
        </ol>
        <p className="muted">
          No email after ten minutes? Send the form again with the same email address, or call{" "}
          <a href={site.phoneHref}>{site.phone}</a>.
        </p>
        <div className="btn-row">
          <LinkButton variant="secondary" to="/">
            Back to the home page
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
