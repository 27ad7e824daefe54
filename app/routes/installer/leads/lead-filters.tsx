import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { wishesInWords } from "#app/ui/wishes-in-words.ts";
import { ageChoicesDays, budgetBands, distanceChoicesMiles } from "#content/lead-filters.ts";
import { labelOf, leadServiceOptions, urgencyOptions } from "#content/options.ts";
import { type LeadFilter, writeLeadFilter } from "#domain/sale/lead-filter.ts";
import type { OwnArea } from "#domain/sale/leads-for-sale.ts";

type LeadFiltersProps = { filter: LeadFilter; area: OwnArea | null; distancesFrom: string | null };

/** The list's address with this filter; the installer's own area is the default. */
export function leadsAddress(filter: LeadFilter, cursor?: string): string {
  const parameters = writeLeadFilter(filter, { area: "mine" });
  if (cursor) parameters.set("cursor", cursor);
  return parameters.size > 0 ? `/leads?${parameters}` : "/leads";
}

/** A GET form, so that the search is part of the address and works without JavaScript. */
export function LeadFilters({ filter, area, distancesFrom }: LeadFiltersProps) {
  return (
    <div className="lead-search">
      <Area {...{ filter, area, distancesFrom }} />
      <Form className="filters" method="get" action="/leads" role="search" aria-label="Filter leads">
        {!filter.onlyMine && <input type="hidden" name="area" value="all" />}
        <Choice label="Service" name="service" any="All services" options={servicesFor(filter, area)} filter={filter} />
        <Choice label="Urgency" name="urgency" any="Any" options={urgencyOptions} filter={filter} />
        <Choice label="Budget" name="budget" any="Any" options={budgetBands} filter={filter} />
        {distancesFrom && <Choice label="Distance" name="within" any="Any" options={distances} filter={filter} />}
        <Choice label="Age" name="age" any="Any" options={ages} filter={filter} />
        <Button type="submit" variant="secondary">
          Show leads
        </Button>
      </Form>
    </div>
  );
}

function Area({ filter, area, distancesFrom }: LeadFiltersProps) {
  if (!area) {
    return (
      <p className="area-line">
        You see the leads of the whole country{distancesFrom && `, with their distance from ${distancesFrom}`}.{" "}
        <Link to="/profile">Set your area and services</Link> to see only those for you
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
          Only my area and services
        </Link>
        <Link to={leadsAddress({ ...filter, onlyMine: false })} aria-current={filter.onlyMine ? undefined : "true"}>
          All leads
        </Link>
      </nav>
      <p className="small muted">
        Your area: {own}, {services.length} {services.length === 1 ? "service" : "services"}
        {wishes}. <Link to="/profile">Change</Link>
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
    // The address may change through a link; without a new key a select keeps its first value.
    <SelectField
      key={chosen}
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
