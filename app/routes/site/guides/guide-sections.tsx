import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import { HouseView } from "#app/ui/house/house-view.tsx";
import { SectionText, sectionId } from "#app/ui/text-sections.tsx";
import type { GuideSection, GuideSource } from "#content/guides/guide.ts";

export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <nav className="prose contents-above" aria-label="Contents">
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function GuideSections({ sections }: { sections: readonly GuideSection[] }) {
  return sections.map(({ heading, chart, picture, ...text }, index) => (
    <section className="prose" id={sectionId(index)} key={heading}>
      <h2>{heading}</h2>
      <SectionText {...text} />
      {chart && <NamedBars {...chart} />}
      {picture && <HouseView {...picture} />}
    </section>
  ));
}

export function GuideSources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <ul className="stack">
      {sources.map(({ publisher, title, date, url }) => (
        <li key={title}>
          {publisher}:{" "}
          {url ? (
            <a href={url} rel="external noopener">
              {title}
            </a>
          ) : (
            title
          )}
          , {date}
        </li>
      ))}
    </ul>
  );
}
