import { BadgeCheck, Check } from "lucide-react";
import { Link } from "react-router";
import { howItWorks, proofs } from "#content/pages/home.ts";
import type { MeasuredContact } from "#domain/statistics/measured-contact.ts";
import "./how-it-works.css";

type ProofProps = { placesCount: number; measured: MeasuredContact | undefined; demo: boolean };

export function HowItWorks(props: ProofProps) {
  return (
    <section className="section" aria-labelledby="how-title">
      <div className="wrap">
        <div className="how">
          <div className="stack">
            <h2 id="how-title">How it works</h2>
            <ol className="how-steps">
              {howItWorks.map(({ heading, text }) => (
                <li key={heading}>
                  <h3>{heading}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <RequestPicture />
        </div>
        <ProofRow {...props} />
      </div>
    </section>
  );
}

const EXAMPLES = [
  {
    initials: "KS",
    name: "Kestrelmoor Solar",
    since: "has your details since Monday",
    checks: "MCS number, insurance, identity: checked",
  },
  {
    initials: "TR",
    name: "Thames Ridge",
    since: "has your details since Tuesday",
    checks: "Not checked yet: insurance",
  },
];

function RequestPicture() {
  return (
    <figure className="shot">
      <div className="shot-frame" aria-hidden="true">
        <div className="shot-bar">Your private page</div>
        <div className="shot-page">
          <p className="shot-head">
            <b>Solar panels in CR0</b>
            <span className="badge badge-approved">
              <Check className="icon" />
              Confirmed
            </span>
            <i className="pin">1</i>
          </p>
          {EXAMPLES.map(({ initials, name, since, checks }, index) => (
            <p className="shot-firm" key={name}>
              <span className="shot-face">{initials}</span>
              <span>
                <b>{name}</b>
                <small>{since}</small>
                <small>
                  <BadgeCheck className="icon" /> {checks}
                </small>
              </span>
              <i className="pin">{index + 2}</i>
            </p>
          ))}
          <p className="shot-firm is-free">One more can still take it. No more after that.</p>
          <p className="shot-head">
            <span className="btn btn-secondary">Close my request</span>
            <i className="pin">4</i>
          </p>
        </div>
      </div>
      <figcaption className="muted">What you see once you have asked. The companies are invented.</figcaption>
    </figure>
  );
}

function ProofRow(props: ProofProps) {
  return (
    <dl className="proof">
      {proofs(props).map(({ value, text, link }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>
            {text} {link && <Link to={link.to}>{link.label}</Link>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
