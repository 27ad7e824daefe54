import {
  BanknoteIcon,
  ClipboardCheckIcon,
  EyeIcon,
  LogInIcon,
  type LucideIcon,
  MailIcon,
  StickyNoteIcon,
  UserRoundIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Sentence } from "#app/routes/admin/parts/sentence.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatTime } from "#app/ui/format.ts";
import { FilterForm } from "#app/ui/tables/filter-form.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import type { LineKind, TimelineFilter, TimelineLine } from "#domain/admin/timeline/timeline.ts";
import type { Page } from "#domain/cursor.ts";
import "#app/ui/tables/list-head.css";
import "./timeline.css";

const looks: Record<LineKind, { label: string; icon: LucideIcon }> = {
  decision: { label: "Decisions and changes", icon: ClipboardCheckIcon },
  money: { label: "Money", icon: BanknoteIcon },
  mail: { label: "Mails", icon: MailIcon },
  note: { label: "Notes", icon: StickyNoteIcon },
  "sign-in": { label: "Sign-ins", icon: LogInIcon },
  customer: { label: "Customers and leads", icon: UserRoundIcon },
  read: { label: "Reads of personal data", icon: EyeIcon },
};

export interface ShownTimeline {
  page: Page<TimelineLine>;
  filter: TimelineFilter;
  continued: boolean;
  /** The kinds of lines that this one has for the reader. */
  kinds: readonly LineKind[];
}

type TimelineProps = {
  timeline: ShownTimeline;
  /** The page's address, and what its query keeps. */
  path: string;
  kept?: Readonly<Record<string, string>>;
  /** Above the lines: the form for a note, another choice. */
  children?: ReactNode;
};

/** All that happened to one thing, by day, newest first: who, and what they did. */
export function Timeline({ timeline: { page, filter, continued, kinds }, path, kept = {}, children }: TimelineProps) {
  const options = kinds.map((kind) => ({ value: kind, label: looks[kind].label }));
  return (
    <section className="stack" id="timeline" aria-labelledby="timeline-title">
      <div className="list-head">
        <h2 id="timeline-title">Timeline</h2>
        <FilterForm
          action={path}
          label="Timeline"
          fields={[{ name: "show", label: "Show", placeholder: "Everything", options }]}
          filter={{ ...kept, ...filter }}
        />
      </div>
      {children}
      {page.items.length === 0 && <EmptyState title="Nothing happened">Nothing of this kind is on record.</EmptyState>}
      {byDay(page.items).map(({ day, lines }) => (
        <section className="timeline-day" key={day}>
          <h3>{day}</h3>
          <ol>
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.id} ${line.at}`} line={line} />
            ))}
          </ol>
        </section>
      ))}
      <Pager
        path={path}
        filter={{ ...kept, ...filter }}
        rows="lines"
        nextCursor={page.nextCursor}
        continued={continued}
      />
    </section>
  );
}

function Line({ line: { kind, at, who, words, subject, detail } }: { line: TimelineLine }) {
  const { label, icon: Icon } = looks[kind];
  return (
    <li className={`timeline-line is-${kind}`}>
      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      <span className="timeline-mark" title={label}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="timeline-words">
        <p>
          <Sentence who={who} words={words} subject={subject} />
        </p>
        {detail && <p className="small muted as-typed">{detail}</p>}
      </div>
    </li>
  );
}

const days = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

function byDay(lines: readonly TimelineLine[]): { day: string; lines: TimelineLine[] }[] {
  const groups: { day: string; lines: TimelineLine[] }[] = [];
  for (const line of lines) {
    const day = days.format(new Date(line.at));
    const last = groups.at(-1);
    if (last?.day === day) last.lines.push(line);
    else groups.push({ day, lines: [line] });
  }
  return groups;
}
