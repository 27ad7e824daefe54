import clsx from "clsx";
import { Link } from "react-router";
import type { Asked } from "#app/routes/site/assumptions/find-figures.ts";
import { Button } from "#app/ui/button.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { assumptionsPage } from "#content/assumptions-page.ts";

/** How many figures each filter leaves of those that match the words. */
export interface FilterCounts {
  all: number;
  due: number;
  low: number;
  editable: number;
}

type Filter = { label: string; query: Record<string, string>; count: number; isOn: boolean };

/** A GET form and links, so that searches have an address and work without scripts. */
export function RegisterFilter({ asked, counts }: { asked: Asked; counts: FilterCounts }) {
  const { dueDays, onlyLow, onlyEditable } = asked;
  const isAll = dueDays === undefined && !onlyLow && !onlyEditable;
  const filters: readonly Filter[] = [
    { label: "All", query: {}, count: counts.all, isOn: isAll },
    {
      label: `Due within ${assumptionsLimits.dueDays} days`,
      query: { due: String(assumptionsLimits.dueDays) },
      count: counts.due,
      isOn: dueDays !== undefined,
    },
    { label: "Low confidence", query: { confidence: "low" }, count: counts.low, isOn: onlyLow },
    { label: "You can change", query: { editable: "1" }, count: counts.editable, isOn: onlyEditable },
  ];
  return (
    <div className="filter-bar">
      <search>
        <form method="get" action={assumptionsPage.path} className="filter-form" aria-label="Search the register">
          {Object.entries(filters.find(({ isOn }) => isOn)?.query ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            label="Search"
            name="q"
            type="search"
            idPrefix="register"
            autoComplete="off"
            hint="A word from its name, its source or a page: heat pump, export, Ofgem"
            defaultValue={asked.words}
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <ul className="pills" aria-label="Show only">
        {filters.map(({ label, query, count, isOn }) => (
          <li key={label}>
            <Link
              className={clsx("pill", isOn && "is-on")}
              aria-current={isOn ? "true" : undefined}
              to={addressOf(query, asked.words)}
            >
              {label} <b>{formatNumber(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function addressOf(query: Record<string, string>, words: string): string {
  const all = new URLSearchParams({ ...(words && { q: words }), ...query }).toString();
  return all ? `${assumptionsPage.path}?${all}` : assumptionsPage.path;
}
