import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { leadsAddress } from "#app/routes/installer/leads/leads-address.ts";
import { SortChoice } from "#app/routes/installer/leads/sort-choice.tsx";
import { useIsAlive } from "#app/ui/alive.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { wishesInWords } from "#app/ui/wishes-in-words.ts";
import { ageChoicesDays, budgetBands, distanceChoicesMiles } from "#content/lead-filters.ts";
import { labelOf, leadServiceOptions, urgencyOptions } from "#content/options.ts";
import { type LeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import type { OwnArea } from "#domain/leads-for-sale/leads-for-sale.ts";

type LeadFiltersProps = { filter: LeadFilter; area: OwnArea | null; distancesFrom: string | null; total: ReactNode };

const FORM = "lead-filters";

/** A GET form, so that the search is part of the address and works without JavaScript. With it, a choice is enough. */
export function LeadFilters({ filter, area, distancesFrom, total }: LeadFiltersProps) {
  const submit = useSubmit();
  const isAlive = useIsAlive();
  const apply = (form: HTMLFormElement) => void submit(form, { preventScrollReset: true });
  const form = useChoicesOf(filter, apply);
  const active = activeChoices(filter);
  return (
    <div className="lead-search">
      <Area filter={filter} area={area} distancesFrom={distancesFrom} />
      <div className="list-tools">
        <details className="folded-filters">
          <summary className="btn btn-secondary btn-tight">
            <SlidersHorizontal className="icon" aria-hidden="true" />
            {active.length > 0 ? `Filters (${active.length})` : "Filters"}
          </summary>
          <Form
            ref={form}
            id={FORM}
            className="filters"
            method="get"
            action="/leads"
            role="search"
            aria-label="Filter leads"
            onChange={({ currentTarget }) => apply(currentTarget)}
          >
            {!filter.onlyMine && <input type="hidden" name="area" value="all" />}
            <Choice
              label="Service"
              name="service"
              any="All services"
              options={servicesFor(filter, area)}
              filter={filter}
            />
            <Choice label="Urgency" name="urgency" any="Any" options={urgencyOptions} filter={filter} />
            <Choice label="Budget" name="budget" any="Any" options={budgetBands} filter={filter} />
            {distancesFrom && <Choice label="Distance" name="within" any="Any" options={distances} filter={filter} />}
            <Choice label="Age" name="age" any="Any" options={ages} filter={filter} />
            {!isAlive && (
              <Button type="submit" variant="secondary">
                Show leads
              </Button>
            )}
          </Form>
        </details>
        {distancesFrom && (
          <SortChoice order={filter.order} form={FORM} onChoice={() => form.current && apply(form.current)} />
        )}
        <ActiveFilters active={active} />
        {total}
      </div>
    </div>
  );
}

function ActiveFilters({ active }: { active: readonly ActiveChoice[] }) {
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Current filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={leadsAddress(without)} preventScrollReset>
            {label} <X className="icon" aria-hidden="true" />
            <span className="sr-only">: remove this filter</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The address may change through a link; the choices follow it and keep the focus, which new elements would lose. A
 * choice made before our scripts loaded is applied once they have.
 */
function useChoicesOf(filter: LeadFilter, apply: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const address = writeLeadFilter(filter, { area: "mine" }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address makes other choices
  useEffect(() => {
    const chosen = new URLSearchParams(address);
    // Including the one outside the form.
    const selects = [...(form.current?.elements ?? [])].filter((control) => control instanceof HTMLSelectElement);
    const others = selects.filter((select) => select.value !== (chosen.get(select.name) ?? ""));
    if (isFirst.current && form.current && others.length > 0) apply(form.current);
    else for (const select of others) select.value = chosen.get(select.name) ?? "";
    isFirst.current = false;
  }, [address]);
  return form;
}

interface ActiveChoice {
  label: string;
  /** The filter that is left when it is removed. */
  without: LeadFilter;
}

function activeChoices(filter: LeadFilter): ActiveChoice[] {
  const { service, urgency, budget, withinMiles, ageDays, ...always } = filter;
  const choices = { service, urgency, budget, withinMiles, ageDays };
  const words = {
    service: labelOf(leadServiceOptions, service ?? null),
    urgency: urgency && `${labelOf(urgencyOptions, urgency)} urgency`,
    budget: labelOf(budgetBands, budget ?? null),
    withinMiles: withinMiles && (labelOf(distances, String(withinMiles)) ?? `${withinMiles} miles`),
    ageDays: ageDays && (labelOf(ages, String(ageDays)) ?? `${ageDays} days`),
  };
  return (Object.keys(choices) as (keyof typeof choices)[]).flatMap((name) => {
    const label = words[name];
    const others = Object.entries(choices).filter(([other, value]) => other !== name && value !== undefined);
    return label ? [{ label, without: { ...always, ...Object.fromEntries(others) } }] : [];
  });
}

function Area({ filter, area, distancesFrom }: Omit<LeadFiltersProps, "total">) {
  if (!area) {
    return (
      <p className="area-line">
        You are seeing leads from the whole country{distancesFrom && `, with their distance from ${distancesFrom}`}.{" "}
        <Link to="/profile/area">Set your area and services</Link> to see only those near you
        {distancesFrom ? "" : ", with how far away they are"}.
      </p>
    );
  }
  const { baseOutcode, radiusMiles, services } = area;
  const own = `within ${radiusMiles} ${radiusMiles === 1 ? "mile" : "miles"} of ${baseOutcode}`;
  const wishes = wishesInWords(area).map((wish) => `, ${wish}`);
  return (
    <div className="area-line">
      <nav className="area-choice" aria-label="Which leads">
        <Link to={leadsAddress({ ...filter, onlyMine: true })} aria-current={filter.onlyMine ? "true" : undefined}>
          My area and services only
        </Link>
        <Link to={leadsAddress({ ...filter, onlyMine: false })} aria-current={filter.onlyMine ? undefined : "true"}>
          All leads
        </Link>
      </nav>
      <p className="small muted">
        Your area: {own}, {services.length} {services.length === 1 ? "service" : "services"}
        {wishes}. <Link to="/profile/area">Change</Link>
      </p>
    </div>
  );
}

type Options = readonly { value: string; label: string }[];

const distances: Options = distanceChoicesMiles.map((miles) => ({ value: String(miles), label: `${miles} miles` }));
const ages: Options = ageChoicesDays.map((days) => ({
  value: String(days),
  label: days === 1 ? "Last 24 hours" : `Last ${days} days`,
}));

type ChoiceProps = {
  label: string;
  name: "service" | "urgency" | "budget" | "within" | "age";
  any: string;
  options: Options;
  filter: LeadFilter;
};

function Choice({ label, name, any, options, filter }: ChoiceProps) {
  const chosen = writeLeadFilter(filter, { area: "mine" }).get(name) ?? "";
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={any}
      options={withChosen(options, name, chosen)}
      defaultValue={chosen}
    />
  );
}

/** The address accepts more values than the list offers; the one in force is always shown. */
function withChosen(options: Options, name: ChoiceProps["name"], chosen: string): Options {
  if (chosen === "" || options.some(({ value }) => value === chosen)) return options;
  const unit = { within: "miles", age: "days" }[name as string] ?? "";
  const label = labelOf(leadServiceOptions, chosen) ?? `${chosen} ${unit}`;
  return [...options, { value: chosen, label }];
}

function servicesFor({ onlyMine }: LeadFilter, area: OwnArea | null): Options {
  if (!onlyMine || !area) return leadServiceOptions;
  return leadServiceOptions.filter(({ value }) => area.services.includes(value));
}
