import { Link } from "react-router";
import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import { creditPacks, pencePerLead } from "#content/credit-packs.ts";
import { whatWeEarn } from "#content/pages/home.ts";
import { pounds } from "#content/pounds.ts";
import "./how-it-works.css";

const bars = [
  ...creditPacks.map((pack) => ({
    label: `Installer, ${pack.name}`,
    value: pencePerLead(pack),
    words: pounds(pencePerLead(pack)),
  })),
  { label: "You", value: 0, words: "£0", isKey: true },
];

export function WhatWeEarn() {
  const { heading, paragraphs, chart } = whatWeEarn;
  return (
    <div className="earn-grid">
      <div className="stack">
        <h3>{heading}</h3>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <Link to="/about">How we check installers</Link>
        </p>
      </div>
      <div className="card">
        <NamedBars title={chart} head={["Who", "Price"]} bars={bars} />
      </div>
    </div>
  );
}
