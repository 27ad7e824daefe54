import { Form } from "react-router";
import { stoppedTitle } from "#app/routes/quote/stop/stopped.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import type { ProjectStop } from "#domain/projects/stop-requests.ts";

/** Replaces the request's state once the customer has stopped everything. */
export function StoppedBanner({ stops, home }: { stops: readonly ProjectStop[]; home: string }) {
  return (
    <Banner
      tone="info"
      title={stoppedTitle(stops)}
      actions={
        <LinkButton to={`${home}/stop`}>{stops.length > 0 ? "See who has confirmed" : "What happened"}</LinkButton>
      }
    >
      <p>Nobody can buy your request, and no company can see your details here.</p>
    </Banner>
  );
}

/** Asked when nothing has happened for a long time. */
export function StillLooking() {
  return (
    <Banner
      tone="warn"
      title="Are you still looking?"
      actions={
        <Form method="post">
          <SubmitButton name="intent" value="still-looking" pendingLabel="Saving…">
            Yes, I am still looking
          </SubmitButton>
        </Form>
      }
    >
      <p>
        Nothing has happened here for {limits.stillLookingDays} days. If you are not, you do not need to do anything.
        Your request will close automatically.
      </p>
    </Banner>
  );
}
