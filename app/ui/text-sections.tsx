import clsx from "clsx";
import { Link } from "react-router";
import { tableRoles } from "#app/ui/table-roles.ts";
import "#app/ui/charts/chart.css";

interface TextTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  isProse?: boolean;
}

interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  table?: TextTable;
  points?: readonly string[];
  links?: readonly { label: string; to: string }[];
}

/** Long copy: headings, paragraphs, tables, points and links, as the content records hold them. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, ...text }, index) => (
    <section className="prose" id={sectionId(index)} key={heading}>
      <h2>{heading}</h2>
      <SectionText {...text} />
    </section>
  ));
}

export const sectionId = (index: number) => `part-${index + 1}`;

export function SectionText({ paragraphs, table, points, links }: Omit<TextSection, "heading">) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && <SmallTable {...table} />}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links && <PageLinks links={links} />}
    </>
  );
}

function SmallTable({ caption, head, rows, isProse }: TextTable) {
  return (
    <table className={clsx("mini-table", isProse && "is-prose")} role={tableRoles.table}>
      <caption>{caption}</caption>
      <thead role={tableRoles.group}>
        <tr role={tableRoles.row}>
          {head.map((cell) => (
            <th key={cell} role={tableRoles.columnHeader} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={tableRoles.group}>
        {rows.map(([first, ...rest]) => (
          <tr key={first} role={tableRoles.row}>
            <th role={tableRoles.rowHeader} scope="row">
              {first}
            </th>
            {rest.map((cell) => (
              <td key={cell} role={tableRoles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PageLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="page-links">
      {links.map(({ label, to }) => (
        <li key={to}>{to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
      ))}
    </ul>
  );
}
