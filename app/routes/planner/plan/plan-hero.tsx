import { Download, Link as LinkIcon, Printer } from "lucide-react";
import { houseOfPlan } from "#app/routes/planner/plan/draw/draw-house.tsx";
import { Live } from "#app/routes/planner/plan/live.tsx";
import { quoteAddress } from "#app/routes/planner/plan/quote-address.ts";
import { homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { LiveHouse } from "#app/ui/house/live-house.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Planner", path: "/planner" },
  { name: "Your plan", path: "/planner/plan" },
];

export function PlanHero({ page }: { page: PlanPage }) {
  const { inputs } = page.plan;
  const about = [homeInWords(inputs), ...homeFacts(inputs)].join(" · ");
  return (
    <div className="plan-hero">
      <div className="wrap">
        <div className="stack">
          <Breadcrumbs crumbs={crumbs} />
          <p className="plan-about">
            {about}{" "}
            <a href={`/planner?${page.query}`} data-carries="/planner?{query}">
              Change<span className="sr-only"> your answers</span>
            </a>
          </p>
          <Live part="verdict" page={page} />
          <div className="btn-row">
            <a className="btn btn-primary" href={quoteAddress(page.query)} data-carries={quoteAddress("{query}")}>
              Take this plan to installers
            </a>
          </div>
          <Live part="meter" page={page} />
          <Tools query={page.query} />
        </div>
        <Picture page={page} />
      </div>
    </div>
  );
}

function Tools({ query }: { query: string }) {
  return (
    <div className="plan-tools">
      <button className="link-btn needs-script" type="button" data-copy-address="">
        <LinkIcon className="icon" aria-hidden="true" />
        <span aria-live="polite">Copy link</span>
      </button>
      <button className="link-btn needs-script" type="button" data-print="">
        <Printer className="icon" aria-hidden="true" />
        Print this plan
      </button>
      <a className="link-btn" href={`/planner/plan.csv?${query}`} data-carries="/planner/plan.csv?{query}" download>
        <Download className="icon" aria-hidden="true" />
        Download the figures
      </a>
    </div>
  );
}

function Picture({ page }: { page: PlanPage }) {
  return (
    <div>
      <div className="house-box">
        <LiveHouse
          {...houseOfPlan(page)}
          title="Your home, cut open, with the plan done"
          description="The numbers match the steps listed under the picture."
        />
        <Live part="pins" page={page} />
      </div>
      <Live part="legend" page={page} />
    </div>
  );
}
