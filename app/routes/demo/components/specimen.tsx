import type { ReactNode } from "react";

export interface Specimen {
  component: string;
  /** Its appearance, by the name of the state. */
  states?: Readonly<Record<string, ReactNode>>;
  /** Where to see it instead, if a page can hold only one. */
  elsewhere?: string;
}

export interface SpecimenGroup {
  title: string;
  specimens: readonly Specimen[];
}

export function SpecimenGroups({ groups }: { groups: readonly SpecimenGroup[] }) {
  return groups.map(({ title, specimens }) => (
    <section key={title} className="stack-l">
      <h2>{title}</h2>
      {specimens.map((specimen) => (
        <SpecimenCard key={specimen.component} specimen={specimen} />
      ))}
    </section>
  ));
}

function SpecimenCard({ specimen: { component, states = {}, elsewhere } }: { specimen: Specimen }) {
  return (
    <div className="stack" data-component={component}>
      <h3>{component}</h3>
      {elsewhere && <p className="muted">{elsewhere}</p>}
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} className="stack">
          <p className="small muted">{state}</p>
          <div>{shown}</div>
        </div>
      ))}
    </div>
  );
}

/** An unbreakable word wider than a phone, and a name that needs several lines. */
export const LONG_WORD = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
export const LONG_NAME = `${LONG_WORD} Renewable Heating, Cooling and Electrical Contractors of Anglesey Ltd`;
