import { Ban, ChevronsDown, ChevronsUp, Clock, Equal, Lock, MapPin, Radio, Route } from "lucide-react";
import { LeadCard } from "#app/routes/installer/leads/lead-card.tsx";
import { LeadFilters } from "#app/routes/installer/leads/lead-filters.tsx";
import { leadsAddress } from "#app/routes/installer/leads/leads-address.ts";
import { upToMax } from "#app/routes/installer/leads/leads-tabs.tsx";
import type { LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import type { Live } from "#app/routes/installer/leads/use-live-list.ts";
import type { ShownCap } from "#app/routes/installer/parts/paused-buying.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { IconSheet } from "#app/ui/icon-sheet.tsx";
import { serviceIcons } from "#app/ui/service-icon.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { type LeadFilter, narrows, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import type { OwnArea } from "#domain/leads-for-sale/leads-for-sale.ts";
import type { Pause } from "#domain/proof-ends.ts";

/** Every icon that a lead's card may show, for the list's icon sheet. */
const leadIcons = {
  ...serviceIcons,
  age: Clock,
  distance: Route,
  gone: Ban,
  hidden: Lock,
  place: MapPin,
  "priority-high": ChevronsUp,
  "priority-low": ChevronsDown,
  "priority-medium": Equal,
};

const nearestWords = { first: "Nearest", next: "Further" };

type AvailableLeadsProps = {
  /** How many the filter finds, across all pages. */
  total: number;
  items: readonly LeadOnCard[];
  nextCursor: string | null;
  filter: LeadFilter;
  area: OwnArea | null;
  distancesFrom: string | null;
  balance: number;
  pauses: readonly Pause[];
  reached: ShownCap | null;
  now: Date;
  live: Omit<Live, "items" | "countChange">;
  state: FormState | undefined;
};

export function AvailableLeads(props: AvailableLeadsProps) {
  const { items, nextCursor, total, filter, area, distancesFrom, balance, pauses, reached, now, live, state } = props;
  const continued = Boolean(filter.cursor);
  return (
    <div className="stack">
      <LeadFilters
        filter={filter}
        area={area}
        distancesFrom={distancesFrom}
        total={
          items.length > 0 && <Shown shown={items.length} total={total} continued={continued} order={filter.order} />
        }
      />
      <LiveLine {...live} continued={continued} order={filter.order} />
      <IconSheet icons={leadIcons} />
      <FormRefusal state={stateOfGone(state, [...items.map(({ id }) => id), "save-view"])} />
      <section className="lead-list" ref={live.place} tabIndex={-1} aria-label="Leads for sale">
        {items.length === 0 ? (
          <NoLeads filter={filter} area={area} />
        ) : (
          <ul className="leads">
            {items.map((lead) => (
              <li key={lead.id}>
                <LeadCard
                  lead={lead}
                  balance={balance}
                  pauses={pauses}
                  reached={reached}
                  now={now}
                  state={stateOfForm(state, lead.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {items.length > 0 && (
        <Pager
          rows="leads"
          nextCursor={nextCursor}
          continued={continued}
          {...(filter.order && { words: nearestWords })}
          path="/leads"
          filter={Object.fromEntries(writeLeadFilter(filter, { area: "mine" }))}
        />
      )}
    </div>
  );
}

type ShownProps = { shown: number; total: number; continued: boolean; order: LeadFilter["order"] };

function Shown({ shown, total, continued, order }: ShownProps) {
  const beyond = order === "nearest" ? "further" : "older";
  return (
    <p className="shown small muted">
      {continued ? `Showing ${shown} ${beyond} of ${upToMax(total)}` : `Showing 1–${shown} of ${upToMax(total)}`}
    </p>
  );
}

type LiveLineProps = AvailableLeadsProps["live"] & { continued: boolean; order: LeadFilter["order"] };

function LiveLine({ waiting, showWaiting, connected, said, continued, order }: LiveLineProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="live-line">
        {connected && (
          <p>
            <Radio className="icon" aria-hidden="true" />
            {liveInWords(continued, order)}
          </p>
        )}
      </div>
      {waiting > 0 && (
        <div className="waiting-leads">
          <Button size="tight" onClick={showWaiting}>
            {waiting} new {waiting === 1 ? "lead" : "leads"}
          </Button>
        </div>
      )}
    </>
  );
}

function liveInWords(continued: boolean, order: LeadFilter["order"]): string {
  if (continued) return "Live: sold leads are marked";
  return order === "nearest" ? "Live: new leads are counted here" : "Live: new leads appear on top";
}

function NoLeads({ filter, area }: { filter: LeadFilter; area: OwnArea | null }) {
  const mine = Boolean(filter.onlyMine && area);
  const actions = (
    <>
      {mine && <LinkButton to={leadsAddress({ ...filter, onlyMine: false })}>Show all leads</LinkButton>}
      <LinkButton variant="secondary" to="/leads">
        {narrows(filter) ? "Clear the filters" : "Look again"}
      </LinkButton>
    </>
  );
  return (
    <EmptyState title="No Available Leads" actions={actions}>
      {reasonFor(filter, mine)}
    </EmptyState>
  );
}

function reasonFor(filter: LeadFilter, mine: boolean): string {
  if (filter.cursor) return "You have seen them all.";
  if (narrows(filter)) return "No leads for sale match these filters. New ones are added as customers confirm them.";
  if (mine) return "There are no leads in your area for your services right now.";
  return "There are no leads for sale right now. New requests appear here as soon as customers confirm them.";
}
