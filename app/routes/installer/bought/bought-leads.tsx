import { Columns3, Rows3, Users } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { BoughtBoard } from "#app/routes/installer/bought/bought-board.tsx";
import { BoughtList } from "#app/routes/installer/bought/bought-list.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format.ts";
import { closeFromElsewhere } from "#app/ui/navigation/close-from-elsewhere.ts";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtBoard as Board, BoughtLeads as List } from "#domain/purchases/bought-leads.ts";
import type { PurchaseFilter, Whose } from "#domain/purchases/my-purchases.ts";
import "#app/ui/navigation/segment-links.css";
import "./bought.css";

const PATH = "/leads";
const TAB = { tab: "purchased" };

export interface BoughtView {
  shown: List | Board;
  filter: PurchaseFilter;
  /** Not the first page. */
  continued: boolean;
  colleagues: readonly Colleague[];
  /** Whether the reader may export. */
  canExport: boolean;
  now: Date;
}

type BoughtLeadsProps = BoughtView & {
  /** A suspended installer cannot change anything. */
  readOnly?: boolean;
};

/** Bought leads as a list or a board, with one set of filters. */
export function BoughtLeads({ shown, filter, continued, readOnly, canExport, ...reader }: BoughtLeadsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => closeFromElsewhere(() => [...(place.current?.querySelectorAll("details") ?? [])]), []);
  const isFiltered = Object.keys(filter).length > 0;
  const isBoard = "columns" in shown;
  const view = isBoard ? "board" : undefined;
  const here = { ...TAB, view, ...filter };
  const backTo = readOnly ? undefined : addressOf(PATH, here);
  if (shown.total === 0 && !isFiltered) return <NoneYet />;
  return (
    <div className="bought-page" ref={place}>
      <div className="bought-tools">
        <SearchForm filter={filter} view={view} />
        <WhoseLinks here={here} counts={shown.counts} chosen={filter.whose ?? "everybody"} />
        <ViewLinks filter={filter} isBoard={isBoard} />
        {canExport && <CsvLink href="/leads/purchases.csv">Export all as CSV</CsvLink>}
      </div>
      {isBoard ? (
        <BoughtBoard board={shown} backTo={backTo} filter={filter} {...reader} />
      ) : shown.items.length === 0 ? (
        <NoneHere isFiltered={isFiltered} />
      ) : (
        <BoughtList leads={shown.items} backTo={backTo} {...reader} />
      )}
      <p className="muted small" role="status">
        {`${formatCount(shown.total, "purchased lead")}${isFiltered ? " found" : ""}`}
      </p>
      {!isBoard && (
        <Pager path={PATH} filter={here} rows="purchases" nextCursor={shown.nextCursor} continued={continued} />
      )}
    </div>
  );
}

/** A GET form, so that the filter is part of the address and works without JavaScript. With it, a choice is enough. */
function SearchForm({ filter, view }: { filter: PurchaseFilter; view: string | undefined }) {
  const submit = useSubmit();
  const kept = { ...TAB, view, whose: filter.whose };
  return (
    <Form
      method="get"
      action={PATH}
      className="bought-search"
      noValidate
      role="search"
      aria-label="Purchased leads"
      key={JSON.stringify(filter)}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        className="input"
        type="search"
        name="q"
        aria-label="Name, postcode, email, phone or location"
        placeholder="Name, postcode, phone"
        enterKeyHint="search"
        defaultValue={filter.q}
      />
      <select
        className="input"
        name="stage"
        aria-label="Stage"
        defaultValue={filter.stage ?? ""}
        onChange={({ currentTarget: { form } }) => void submit(form)}
      >
        <option value="">All stages</option>
        {purchaseStageOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary" size="tight">
        Search
      </Button>
    </Form>
  );
}

const whoseLabels: Record<Whose, string> = { mine: "Mine", nobody: "Nobody’s", everybody: "Everybody" };

type WhoseLinksProps = {
  here: Readonly<Record<string, string | undefined>>;
  counts: Record<Whose, number>;
  chosen: Whose;
};

function WhoseLinks({ here, counts, chosen }: WhoseLinksProps) {
  return (
    <nav className="seg" aria-label="Whose">
      {(Object.keys(whoseLabels) as Whose[]).map((whose) => (
        <Link
          key={whose}
          to={addressOf(PATH, { ...here, whose: whose === "everybody" ? undefined : whose })}
          aria-current={whose === chosen ? "true" : undefined}
        >
          {whoseLabels[whose]} <b>{counts[whose]}</b>
        </Link>
      ))}
    </nav>
  );
}

function ViewLinks({ filter, isBoard }: { filter: PurchaseFilter; isBoard: boolean }) {
  return (
    <nav className="seg seg-view" aria-label="View">
      <Link to={addressOf(PATH, { ...TAB, view: "board", ...filter })} aria-current={isBoard ? "true" : undefined}>
        <Columns3 className="icon" aria-hidden="true" />
        <span className="seg-words">Board</span>
      </Link>
      <Link to={addressOf(PATH, { ...TAB, ...filter })} aria-current={isBoard ? undefined : "true"}>
        <Rows3 className="icon" aria-hidden="true" />
        <span className="seg-words">List</span>
      </Link>
    </nav>
  );
}

function NoneYet() {
  return (
    <EmptyState
      title="No Purchased Leads"
      icon={Users}
      actions={<LinkButton to="/leads">Browse Available Leads</LinkButton>}
    >
      Leads you buy appear here with full contact details.
    </EmptyState>
  );
}

function NoneHere({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? "Nothing found" : "You have seen them all"}
      icon={Users}
      actions={
        <LinkButton variant="secondary" to={addressOf(PATH, TAB)}>
          Show all purchased leads
        </LinkButton>
      }
    >
      {isFiltered ? "None of your purchased leads matches your search." : "There are no older purchases."}
    </EmptyState>
  );
}
