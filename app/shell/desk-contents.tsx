import type { Viewer } from "#app/shell/viewer.ts";

const parts = [
  { show: "overdue", label: "Overdue", className: "is-stop" },
  { show: "yours", label: "Yours" },
  { show: "nobodys", label: "Nobody’s" },
  { show: "snoozed", label: "Snoozed" },
] as const;

/** The parts of the administrators' work, below its place in the side bar, with how much waits in each. */
export function DeskContents({ work }: { work: NonNullable<Viewer["work"]> }) {
  return (
    <ul className="work-contents">
      {parts.map(({ show, label, ...style }) => (
        <li key={show}>
          <a {...(work[show] > 0 && style)} href={`/admin/work?show=${show}`}>
            {label} <b>{work[show]}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
