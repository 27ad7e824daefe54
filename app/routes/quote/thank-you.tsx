import { MailCheck } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/thank-you.ts";

export const handle = publicPage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Thank you: check your e-mail to confirm",
    description:
      "We have your request. Confirm it through the link in our e-mail, and up to 3 vetted installers hear of it.",
    path: "/thank-you",
    hidden: true,
  });

export default function ThankYou() {
  return (
    <div className="wrap page">
      <div className="card stack">
        <MailCheck className="icon icon-large" aria-hidden="true" />
        <p className="lead" role="status">
          Thank you! We'll connect you with up to 3 vetted installers within 24 hours.
        </p>
        <h1>Check your e-mail to confirm</h1>
        <ol className="steps-list stack">
          <li>
            <b>Open the e-mail from {site.name}.</b> It arrives within a minute or two. Look in the junk folder if you
            don’t see it.
          </li>
          <li>
            <b>Press “Confirm my request” on the page it leads to.</b> Until you do, no installer sees anything.
          </li>
          <li>
            <b>Keep the e-mail.</b> Its private link shows which installers have your details, and closes the request
            whenever you like.
          </li>
        </ol>
        <p className="muted">
          Nothing arrived after ten minutes? Send the form once more with the same e-mail address, or call{" "}
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
