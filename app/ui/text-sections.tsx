import { Link } from "react-router";

interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  links?: readonly { label: string; to: string }[];
}

/** Long copy: headings, paragraphs, points and links, as the content records hold them. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, ...text }, index) => (
    <section className="prose" id={sectionId(index)} key={heading}>
      <h2>{heading}</h2>
      <SectionText {...text} />
    </section>
  ));
}

/** The place of a section in its page. */
export const sectionId = (index: number) => `part-${index + 1}`;

/** What stands below a section's heading. */
export function SectionText({ paragraphs, points, links }: Omit<TextSection, "heading">) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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

export function PageLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="page-links">
      {links.map(({ label, to }) => (
        <li key={to}>{to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
      ))}
    </ul>
  );
}
