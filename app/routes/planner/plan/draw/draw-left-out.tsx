/** @jsxImportSource #drawn */
import type { Child, Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutKwh, listInWords } from "#content/planner/figures.ts";
import { type Decider, deciders } from "#content/planner/left-out-words.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomePlan, LeftOut } from "#domain/planner/plan/home-plan.ts";

const FLATS = "/guides/flats-and-leaseholds";
const NEEDS_LEASE = new Set<Measure>(["heatPump", "airToAir", "battery"]);

/** What somebody else can decide on, with the energy it saves and no money: they would pay for it. */
export function drawForOthers({ leftOut }: HomePlan): Drawn[] {
  return (Object.keys(deciders) as Decider[]).flatMap((who) => {
    const theirs = leftOut.filter((one) => one.who === who);
    if (theirs.length === 0) return [];
    return [
      <div class="for-others">
        <h3>{deciders[who].title}</h3>
        <p>{deciders[who].why} This is what it would save in energy.</p>
        <ul>
          {theirs.map((one) => (
            <li>
              <b>{measureNames[one.measure].short}</b>: {energyInWords(one)}
            </li>
          ))}
        </ul>
        <p class="small">
          <a href={deciders[who].guide.path}>{deciders[who].guide.says}</a>
        </p>
      </div>,
    ];
  });
}

function energyInWords({ savedKwh }: LeftOut): string {
  const kwh = savedKwh ?? 0;
  return kwh < LEAST_KWH ? "saves no energy by itself" : `about ${aboutKwh(kwh)} a year less to buy`;
}

const LEAST_KWH = 5;

/** What this home cannot have, each reason once. */
export function drawLeftOut({ leftOut }: HomePlan): Drawn | undefined {
  const ours = leftOut.filter(({ who }) => who === null);
  if (ours.length === 0) return undefined;
  const reasons = [...new Set(ours.map(({ why }) => why))];
  return (
    <div class="left-out">
      <h3>Left out, and why</h3>
      <ul class="small">
        {reasons.map((why) => (
          <li>
            <b>{namesOf(ours.filter((one) => one.why === why))}</b>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

const namesOf = (some: readonly LeftOut[]) => listInWords(some.map(({ measure }) => measureNames[measure].short));

/** What a tenant or leaseholder must ask first. */
export function permissionNotes({ inputs }: HomePlan, measure: Measure): Child[] {
  const { type, tenure } = inputs.home;
  if (tenure === "renter")
    return measure === "evCharger" ? ["You need your landlord’s yes before it is installed."] : [];
  if (type !== "flat" || !NEEDS_LEASE.has(measure)) return [];
  const needs =
    measure === "battery"
      ? "A lease allows a battery only if the insurer and the block’s fire strategy do too"
      : "A leasehold flat needs the freeholder’s written consent for the unit outside, and a place that is strong enough";
  return [
    <>
      {needs}: <a href={FLATS}>what to read in the lease, and how to ask</a>.
    </>,
  ];
}
