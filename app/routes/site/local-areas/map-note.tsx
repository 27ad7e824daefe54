/** A corner where both maps are empty. */
const PLACE = { x: 4, y: 26 };

export function MapNote({ name, sites }: { name: string; sites: number }) {
  return (
    <text className="hover-name map-note" {...PLACE}>
      {`${name}: ${sites}`}
    </text>
  );
}
