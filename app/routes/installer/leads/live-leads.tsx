import { AvailableLeads } from "#app/routes/installer/leads/available-leads.tsx";
import { LeadsTabs } from "#app/routes/installer/leads/leads-tabs.tsx";
import type { LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { SavedViews } from "#app/routes/installer/leads/saved-views.tsx";
import { useLiveList } from "#app/routes/installer/leads/use-live-list.ts";
import type { ShownCap } from "#app/routes/installer/parts/paused-buying.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import type { OwnArea } from "#domain/leads-for-sale/leads-for-sale.ts";
import type { SavedView } from "#domain/leads-for-sale/saved-views.ts";
import type { Pause } from "#domain/proof-ends.ts";

type LiveLeadsProps = {
  counts: { available: number; purchased: number };
  balance: number;
  pauses: readonly Pause[];
  reached: ShownCap | null;
  filter: LeadFilter;
  views: readonly SavedView[];
  newViewId: string;
  now: Date;
  list: {
    items: readonly LeadOnCard[];
    nextCursor: string | null;
    area: OwnArea | null;
    distancesFrom: string | null;
    eventsFrom: number;
  };
  state: FormState | undefined;
};

/** The list as it was drawn, and what has happened to it since. */
export function LiveLeads({
  counts,
  balance,
  pauses,
  reached,
  filter,
  views,
  newViewId,
  now,
  list,
  state,
}: LiveLeadsProps) {
  const { items, countChange, ...live } = useLiveList(list, filter);
  const available = counts.available + countChange;
  return (
    <>
      <LeadsTabs current="available" counts={{ ...counts, available }} />
      <SavedViews views={views} newId={newViewId} filter={filter} state={state} />
      <AvailableLeads
        total={available}
        items={items}
        nextCursor={list.nextCursor}
        area={list.area}
        distancesFrom={list.distancesFrom}
        filter={filter}
        balance={balance}
        pauses={pauses}
        reached={reached}
        now={now}
        state={state}
        live={live}
      />
    </>
  );
}
