import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { ActOnChosen, CHOSEN_FORM } from "#app/routes/installer/bought/act-on-chosen.tsx";
import { NextActWords } from "#app/routes/installer/bought/next-act-words.tsx";
import { StageMenu } from "#app/routes/installer/bought/stage-menu.tsx";
import { StageBadge } from "#app/routes/installer/purchases/purchased-stage.tsx";
import { ReportBadge } from "#app/routes/installer/purchases/report-badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatPence } from "#app/ui/format.ts";
import { tableRoles } from "#app/ui/table-roles.ts";
import { ChooseAll } from "#app/ui/tables/choosing.tsx";
import { Face } from "#app/ui/tables/face.tsx";
import { nationalPhone } from "#content/uk-phone.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtLead } from "#domain/purchases/bought-leads.ts";

type BoughtListProps = {
  leads: readonly BoughtLead[];
  now: Date;
  /** Where an act leads back to; absent for view only. */
  backTo: string | undefined;
  colleagues: readonly Colleague[];
};

const HEADERS = [
  ["customer", "Customer"],
  ["service", "Service"],
  ["location", "Location"],
  ["contact", "Contact"],
  ["budget", "Budget"],
  ["purchased", "Purchased"],
  ["stage", "Stage"],
  ["next", "Next act"],
  ["assignee", "Assigned to"],
] as const;

/** One row of two lines for each bought lead; on a phone three lines, without what the lead's page has. */
export function BoughtList({ leads, now, backTo, colleagues }: BoughtListProps) {
  useFocusOnNewest();
  return (
    <div className="choosing bought-list">
      <table className="bought" role={tableRoles.table}>
        <caption className="sr-only">My purchased leads, newest first</caption>
        <thead role={tableRoles.group}>
          <tr role={tableRoles.row}>
            {backTo && (
              <th role={tableRoles.columnHeader} scope="col" className="cell-choose">
                <ChooseAll form={CHOSEN_FORM} field="all" />
              </th>
            )}
            {HEADERS.map(([key, header]) => (
              <th key={key} role={tableRoles.columnHeader} scope="col" className={`cell-${key}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={tableRoles.group}>
          {leads.map((lead) => (
            <Row key={lead.purchaseId} lead={lead} now={now} backTo={backTo} colleagues={colleagues} />
          ))}
        </tbody>
      </table>
      {backTo && <ActOnChosen leads={leads} backTo={backTo} colleagues={colleagues} />}
    </div>
  );
}

type RowProps = Omit<BoughtListProps, "leads"> & { lead: BoughtLead };

function Row({ lead, now, backTo, colleagues }: RowProps) {
  const { purchaseId, contact, location, serviceLabel, budgetRange, valuePence, purchasedAt, assignedTo } = lead;
  return (
    <tr role={tableRoles.row}>
      {backTo && (
        <td role={tableRoles.cell} className="cell-choose">
          <input
            className="choose"
            type="checkbox"
            form={CHOSEN_FORM}
            name="chosen"
            value={purchaseId}
            aria-label={`Choose ${contact.name}`}
          />
        </td>
      )}
      <th role={tableRoles.rowHeader} scope="row" className="cell-customer">
        <Link id={`purchase-${purchaseId}`} to={`/leads/purchases/${purchaseId}`}>
          {contact.name}
        </Link>
        <ReportBadge lead={lead} />
      </th>
      <td role={tableRoles.cell} className="cell-service">
        {serviceLabel}
      </td>
      <td role={tableRoles.cell} className="cell-location">
        <span className="one-line">{location}</span>
        <span className="sub">{contact.postcode}</span>
      </td>
      <td role={tableRoles.cell} className="cell-contact">
        <Contact lead={lead} />
      </td>
      <td role={tableRoles.cell} className="cell-budget">
        {budgetRange ?? "Not specified"}
        {valuePence !== null && <b className="sub">Worth {formatPence(valuePence)}</b>}
      </td>
      <td role={tableRoles.cell} className="cell-purchased">
        <Day when={purchasedAt} />
      </td>
      <td role={tableRoles.cell} className="cell-stage">
        {backTo ? <StageMenu lead={lead} backTo={backTo} colleagues={colleagues} /> : <StageBadge stage={lead.stage} />}
      </td>
      <td role={tableRoles.cell} className="cell-next">
        <NextActWords lead={lead} now={now} />
      </td>
      <td role={tableRoles.cell} className="cell-assignee">
        <Face name={assignedTo?.name ?? null} />
      </td>
    </tr>
  );
}

function Contact({ lead: { contact, anonymisedAt, endedAt } }: { lead: BoughtLead }) {
  if (anonymisedAt) return contact.name;
  if (endedAt) return "Ended";
  return (
    <>
      {contact.phone && <a href={`tel:${contact.phone}`}>{nationalPhone(contact.phone)}</a>}
      <a className="one-line" href={`mailto:${contact.email}`} title={contact.email ?? undefined}>
        {contact.email}
      </a>
    </>
  );
}

/** After buying, the page opens with the purchase in the address; the dialog took the focus with it. */
function useFocusOnNewest(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith("#purchase-")) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
