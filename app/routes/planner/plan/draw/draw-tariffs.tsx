/** @jsxImportSource #drawn */
import { AsTable, drawStale, Icon, Sources } from "#app/routes/planner/plan/draw/frame.tsx";
import { PriceStrip } from "#app/routes/planner/plan/draw/price-strip.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, pence, pounds } from "#content/planner/figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { TariffOffer } from "#domain/planner/plan/home-plan.ts";

const DAY_HOURS = 24;
/** The supplier of the price cap. */
const ANY_SUPPLIER = "any";

/** Each tariff with the plan's bill on it: those usable first, then the cheapest first. */
export function drawTariffs({ plan, today }: PlanPage): Drawn {
  const { tariff: used, tariffs } = shownPlan(plan).outcome;
  const sorted = [...tariffs].sort(
    (a, b) =>
      Number(b.eligible && b.why === null) - Number(a.eligible && a.why === null) || a.billPounds - b.billPounds,
  );
  const ids = sorted.map(({ id }) => `tariffs.${id}`).filter((id) => findAssumption(id));
  return (
    <div class="stack">
      <ol class="tariffs">
        {sorted.map((offer) => (
          <Tariff offer={offer} isUsed={offer.id === used} today={today} />
        ))}
      </ol>
      <AsTable
        caption="Tariffs for this home"
        heads={["Tariff", "Bill a year", "Standing charge a day", "Prices a kWh"]}
        rows={sorted.map(({ name, billPounds, standingPence, windows }) => [
          name,
          pounds(billPounds),
          pence(standingPence),
          pricesInWords(windows),
        ])}
      />
      <Sources ids={[...ids, "tariffs.vatLongRun"]} today={today} />
    </div>
  );
}

function Tariff({ offer, isUsed, today }: { offer: TariffOffer; isUsed: boolean; today: string }): Drawn {
  const { name, supplier, billPounds, eligible, why, staleSince, windows, standingPence } = offer;
  const stale = staleSince && drawStale({ validUntil: staleSince }, today);
  return (
    <li class={isUsed ? "tariff is-used" : "tariff"}>
      <div class="tariff-top">
        <h3>
          {name}
          {isUsed && (
            <span class="badge badge-ok">
              <Icon name="check" />
              Used in your plan
            </span>
          )}
          {why !== null && !isUsed && (
            <span class="badge badge-warn">
              <Icon name="info" />
              {eligible ? "Not ranked" : "Not for this home"}
            </span>
          )}
        </h3>
        <b class="tariff-bill">{aboutPounds(billPounds)} a year</b>
      </div>
      <PriceStrip runs={hoursOf(windows)} />
      <p class="hours">{pricesInWords(windows)}</p>
      <p class="small muted">
        {supplier === ANY_SUPPLIER ? "" : `${supplier}. `}Standing charge {pence(standingPence)} a day.
        {why === null ? "" : ` ${why}.`}
        {stale && <> {stale}</>}
      </p>
    </li>
  );
}

const pricesInWords = (windows: TariffOffer["windows"]) =>
  hoursOf(windows)
    .map(({ from, to, pence: price }) => `${from} to ${to}: ${pence(price)}`)
    .join(", ");

/** In order of the day; a window over midnight is split. */
export function hoursOf(windows: TariffOffer["windows"]): { from: string; to: string; pence: number; share: number }[] {
  return windows
    .flatMap(({ from, to, pence: price }) => {
      const start = hourOf(from);
      const end = hourOf(to) || DAY_HOURS;
      if (start < end) return [{ from, to, pence: price, start, end }];
      const night = { from, to: "24:00", pence: price, start, end: DAY_HOURS };
      return end === DAY_HOURS ? [night] : [{ from: "00:00", to, pence: price, start: 0, end }, night];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...run }) => ({ ...run, share: (end - start) / DAY_HOURS }));
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
