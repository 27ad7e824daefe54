import { Link } from "react-router";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { schemeNotes } from "#content/areas/scheme-notes.ts";
import { type GrantScheme, grantsChecked } from "#domain/areas/grants-in.ts";

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A nation's open schemes, one line each; who is eligible is explained on the grants page. */
export function SchemeList({ schemes }: { schemes: readonly GrantScheme[] }) {
  const notes = schemes.flatMap(({ id }) => schemeNotes[id] ?? []);
  return (
    <>
      <dl className="schemes">
        {notes.map(({ name, amount, until, restsOn }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{amount}</b>
              <StaleMark restsOn={restsOn} />
              {until && <span className="muted">until {until}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        Checked {days.format(new Date(grantsChecked))} ·{" "}
        <Link to="/services/grants">who can have which, with sources</Link>
      </p>
    </>
  );
}
