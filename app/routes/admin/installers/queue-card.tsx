import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatNumber, formatRelative } from "#app/ui/format.ts";
import "#app/routes/admin/parts/queue.css";

/** An entry that waits; `since` if its age is shown. */
interface Item {
  key: string;
  name: string;
  to: string;
  since?: Date;
  words: string;
}

export interface Queue {
  id: string;
  title: string;
  total: number;
  about?: ReactNode;
  items?: readonly Item[];
  link: { to: string; label: string };
}

/** One queue of an administrator: its count, its first entries, and a link to them all. */
export function QueueCard({ queue: { id, title, total, about, items = [], link }, now }: { queue: Queue; now: Date }) {
  return (
    <section className="card queue" aria-labelledby={`queue-${id}`}>
      <header>
        <h3 id={`queue-${id}`}>{title}</h3>
        <Badge tone="sun">{formatNumber(total)}</Badge>
      </header>
      {about && <p className="queue-item small muted">{about}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(({ key, name, to, since, words }) => (
            <li className="queue-item" key={key}>
              <div className="row">
                <Link to={to}>{name}</Link>
                {since && <Age now={now} since={since} />}
              </div>
              <p className="small muted">{words}</p>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <Link to={link.to}>{link.label}</Link>
      </footer>
    </section>
  );
}

function Age({ now, since }: { now: Date; since: Date }) {
  return (
    <Badge tone="warn">
      <time dateTime={since.toISOString()}>{formatRelative(now, since)}</time>
    </Badge>
  );
}
