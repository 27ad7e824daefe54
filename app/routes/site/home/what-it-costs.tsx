import { Link } from "react-router";
import { Source } from "#app/routes/site/parts/sourced-facts.tsx";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { answers } from "#content/answers/answers.ts";
import { type ServiceSlug, services } from "#content/services.ts";

const SHOWN: readonly ServiceSlug[] = ["solar-panels", "battery-storage", "heat-pumps", "ev-chargers"];

/** The price ranges of the pages of the four things that most people ask for. */
export function WhatItCosts() {
  return (
    <section className="section costs" id="costs" aria-labelledby="costs-title">
      <div className="wrap stack">
        <h2 id="costs-title">What it costs</h2>
        <dl className="cost-rows">
          {SHOWN.map((slug) => {
            const { value, note, source, asOf, restsOn } = answers[slug].cost;
            return (
              <div key={slug}>
                <dt>
                  <Link to={`/services/${slug}`}>{services.find((one) => one.slug === slug)?.label}</Link>
                </dt>
                <dd>
                  <b>{value}</b>
                  <StaleMark restsOn={restsOn} />
                  {note && <span>{firstSentence(note)}</span>}
                  <Source source={source} asOf={asOf} />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

const firstSentence = (note: string) => /^.*?\.(?= |$)/.exec(note)?.[0] ?? note;
