import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { stoppedTitle } from "#app/routes/quote/stop/stopped.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ProjectStop } from "#domain/projects/stop-requests.ts";

/** Replaces the request's state once the customer has stopped everything. */
export function StoppedNext({ stops, home }: { stops: readonly ProjectStop[]; home: string }) {
  return (
    <NextBlock
      title={stoppedTitle(stops)}
      actions={
        <LinkButton to={`${home}/stop`}>{stops.length > 0 ? "See who has confirmed" : "What happened"}</LinkButton>
      }
    >
      <p>Nobody can buy your request, and no company can see your details here.</p>
    </NextBlock>
  );
}
