import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { PlaceList } from "#app/routes/site/parts/place-lists.tsx";
import type { AreaText } from "#content/areas/area-text.ts";
import type { Area } from "#domain/areas/area.ts";
import { townsOf } from "#domain/areas/area-facts.ts";

export function AreaTexts({ area, text }: { area: Area; text: AreaText }) {
  const parts = [
    { heading: "The homes", words: text.homes },
    { heading: "Sun and roofs", words: text.solar },
    { heading: "Heating", words: text.heating },
    { heading: "Driving and charging", words: text.driving },
    { heading: "Permission and the network", words: text.planning },
  ];
  return (
    <>
      <section className="prose local-text" aria-labelledby="local-title">
        <h2 id="local-title">What is different in {area.name}</h2>
        {parts.map(({ heading, words }) => (
          <div className="stack-s" key={heading}>
            <h3>{heading}</h3>
            <p>{words}</p>
          </div>
        ))}
      </section>
      <PageSection id="places" title={`Places in ${area.name}`}>
        <PlaceList title="Where people live" places={placesOf(area, text)} />
        <PlaceList title="Postcodes" places={area.outwardCodes} note={partly(area)} />
      </PageSection>
    </>
  );
}

/** Neighbourhoods first, then the post towns not among them. */
function placesOf(area: Area, { places }: AreaText): string[] {
  return [...new Set([...places, ...townsOf(area)])].filter((place) => place !== area.name);
}

function partly({ outwardCodesPartly }: Area): string | undefined {
  return outwardCodesPartly.length > 0 ? `And parts of ${outwardCodesPartly.join(", ")}` : undefined;
}
