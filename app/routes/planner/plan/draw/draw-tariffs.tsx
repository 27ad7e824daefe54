/** @jsxImportSource #drawn */
import { AsTable, drawStale, Icon, Sources } from "#app/routes/planner/plan/draw/frame.tsx";
import { PriceStrip } from "#app/routes/planner/plan/draw/price-strip.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, dayInWords, pence, pounds } from "#content/planner/figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { TariffOffer } from "#domain/planner/plan/home-plan.ts";
import { PRICE_CAP } from "#domain/planner/tariffs/import-tariffs.ts";
import { addDays } from "#domain/time/calendar.ts";

const DAY_HOURS = 24;
/** Shares of a day add up with rounding. */
const WHOLE_DAY = 0.999;
/** The supplier of the price cap. */
const ANY_SUPPLIER = "any";

/** Each tariff with the plan's bill on it: those usable first, then the cheapest first. */
export function drawTariffs({ plan, today }: PlanPage): Drawn {
  const { tariff: used, tariffs } = shownPlan(plan).outcome;
  const sorted = [...tariffs].sort(
    (a, b) =>
      Number(b.eligible && b.why === null) - Number(a.eligible && a.why === null) || a.billPounds - b.billPounds,
  );
  const ids = sorted.flatMap(({ id }) => [`tariffs.${id}`, `tariffs.${id}.export`]).filter((id) => findAssumption(id));
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
        rows={sorted.map((offer) => [
          offer.name,
          pounds(offer.billPounds),
          pence(offer.standingPence),
          pricesOf(offer).join(". "),
        ])}
      />
      <Sources ids={[...ids, "tariffs.vatLongRun"]} today={today} />
    </div>
  );
}

function Tariff({ offer, isUsed, today }: { offer: TariffOffer; isUsed: boolean; today: string }): Drawn {
  const { id, name, supplier, billPounds, eligible, why, note, staleSince, windows, standingPence } = offer;
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
      {pricesOf(offer).map((prices) => (
        <p class="hours">{prices}</p>
      ))}
      <p class="small muted">
        {supplier === ANY_SUPPLIER ? "" : `${supplier}. `}Standing charge {pence(standingPence)} a day.
        {why === null ? "" : ` ${why}.`}
        {note === null ? "" : ` ${note}.`}
        {id === PRICE_CAP && ` The next cap applies from ${nextCapDay()} and is not in yet.`}
        {stale && <> {stale}</>}
      </p>
    </li>
  );
}

/** What it costs, and what it pays where that differs by the hour. */
function pricesOf({ windows, exportWindows }: TariffOffer): string[] {
  const pays = exportWindows.length > 0 ? [`It pays ${pricesInWords(exportWindows)}`] : [];
  return [pricesInWords(windows), ...pays];
}

/** "8.4p from 23:30 to 05:30, 36.3p from 05:30 to 23:30", or "27.6p all day". */
export function pricesInWords(windows: TariffOffer["windows"]): string {
  const prices = [...new Set(windows.map((window) => window.pence))];
  const covered = hoursOf(windows).reduce((sum, { share }) => sum + share, 0);
  if (prices.length === 1 && covered > WHOLE_DAY) return `${pence(prices[0] ?? 0)} all day`;
  return prices
    .map((price) => `${pence(price)} ${spansOf(windows.filter((window) => window.pence === price)).join(" and ")}`)
    .join(", ");
}

/** Windows of one price that meet, at midnight too, are one span. */
function spansOf(windows: TariffOffer["windows"]): string[] {
  const next = (to: string) => windows.find(({ from }) => from === to.replace("24:00", "00:00"));
  const first = windows.filter(({ from }) => !windows.some(({ to }) => next(to)?.from === from));
  return first.map(({ from, to: end }) => {
    let to = end;
    for (let after = next(to); after; after = next(to)) to = after.to;
    return `from ${timeInWords(from)} to ${timeInWords(to)}`;
  });
}

const timeInWords = (time: string) => (/^(00|24):00$/.test(time) ? "midnight" : time);

/** The day after the last of the cap that the register has. */
function nextCapDay(): string {
  const last = findAssumption(`tariffs.${PRICE_CAP}`)?.validUntil ?? "";
  return dayInWords(addDays(last, 1));
}

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
