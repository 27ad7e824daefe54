import { Fragment } from "react";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { EXAMPLE } from "#content/claims.ts";
import type { GrantNote, SourcedFact } from "#content/service-pages/service-page.ts";
import { sourcesOf } from "#content/service-pages/sources.ts";
import "./service-page.css";

export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <dl className="sourced">
      {facts.map((fact) => (
        <div key={fact.label} data-figure={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <b>{fact.value}</b>
            <StaleMark restsOn={fact.restsOn} />
            {fact.note && <span>{fact.note}</span>}
            {fact.isExample ? <Example source={fact.source} /> : <Source source={fact.source} asOf={fact.asOf} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Example({ source }: { source: string }) {
  return (
    <small className="muted">
      {source} (<b>{EXAMPLE}</b>): shown only in the demonstration, because nothing proves it yet
    </small>
  );
}

export function GrantNotes({ grants }: { grants: readonly GrantNote[] }) {
  return (
    <dl className="sourced">
      {grants.map((grant) => (
        <div key={grant.name} data-figure={grant.id}>
          <dt>{grant.name}</dt>
          <dd>
            <b>{grant.amount}</b>
            <StaleMark restsOn={grant.restsOn} />
            <span>
              {grant.who} ({grant.where}
              {grant.until && `, until ${grant.until}`})
            </span>
            <Source source={grant.source} asOf={grant.asOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Source({ source, asOf }: { source: string; asOf: string }) {
  return (
    <small className="muted">
      Source:{" "}
      {sourcesOf(source).map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && "; "}
          {url ? (
            <a href={url} rel="external noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </Fragment>
      ))}
      , as of {asOf}
    </small>
  );
}
