import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { type CheckFact, notCheckedByUs, stateOfCheck } from "#content/check-facts.ts";
import { dayInWords } from "#content/proofs.ts";
import { technologyLabel } from "#content/vetting.ts";
import type { Works } from "#domain/profiles/public-profile.ts";

const ICONS = { checked: CircleCheck, ended: CircleX, failed: CircleX, not_checked: CircleMinus } as const;

function State({ check }: { check: CheckFact }) {
  const Icon = ICONS[check.state];
  return (
    <span className={`check-state is-${check.state}`}>
      <Icon className="icon" aria-hidden="true" />
      {stateOfCheck(check)}
    </span>
  );
}

const NOTHING = "—";

const columns: Column<CheckFact>[] = [
  { key: "check", header: "Check", rowHeader: true, cell: ({ label }) => label },
  { key: "state", header: "State", phone: "end", cell: (check) => <State check={check} /> },
  { key: "by", header: "Checked by", phone: "named", cell: ({ checkedBy }) => checkedBy ?? NOTHING },
  { key: "how", header: "How", phone: "named", cell: ({ how }) => how ?? NOTHING },
  { key: "on", header: "On", phone: "named", cell: ({ on }) => (on ? dayInWords(on) : NOTHING) },
  {
    key: "until",
    header: "Valid until",
    phone: "named",
    cell: ({ validUntil }) => (validUntil ? dayInWords(validUntil) : NOTHING),
  },
];

/** A table for each technology: its required checks and the company's entry at the register. */
export function ChecksTables({ technologies }: Pick<Works, "technologies">) {
  return technologies.map(({ technology, checks }) => (
    <section key={technology} aria-labelledby={`checks-${technology}`}>
      <h3 id={`checks-${technology}`}>{technologyLabel(technology)}</h3>
      <DataTable
        caption={`What we checked for ${technologyLabel(technology)}`}
        columns={columns}
        rows={checks}
        rowKey={({ check, label }) => `${check} ${label}`}
      />
    </section>
  ));
}

/** What is open, and what we never check. */
export function NotChecked({ technologies }: Pick<Works, "technologies">) {
  return (
    <aside className="card not-checked" aria-labelledby="not-checked">
      <h2 id="not-checked" className="h3">
        Not checked by us
      </h2>
      <ul>
        {notCheckedByUs(technologies.flatMap(({ checks }) => checks)).map((what) => (
          <li key={what}>
            <CircleMinus className="icon" aria-hidden="true" />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">Ask them. Each quote shows what they promise in writing.</p>
    </aside>
  );
}
