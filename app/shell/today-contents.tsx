import { type TodayPart, todayParts } from "#app/shell/today-parts.ts";
import type { Waiting } from "#app/shell/viewer.ts";

/** The sections of Today, below its place in the side bar, with how much waits in each. */
export function TodayContents({ sections }: Pick<Waiting, "sections">) {
  const parts = todayParts.filter(({ section }: TodayPart) => sections[section]);
  if (parts.length === 0) return null;
  return (
    <ul className="work-contents">
      {parts.map(({ section, short }) => (
        <li key={section}>
          <a className={`is-${section}`} href={`/dashboard#today-${section}`}>
            {short} <b>{sections[section]}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
