import { Link } from "react-router";

interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  links?: readonly { label: string; to: string }[];
}

/** Long copy: headings, paragraphs, points and links, as the content records hold them. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs, points, links }) => (
    <section className="prose" key={heading}>
      <h2>{heading}</h2>
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
    </section>
  ));
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
