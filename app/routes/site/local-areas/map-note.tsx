/** Where both maps show nothing but sea or paper. */
const PLACE = { x: 4, y: 26 };

/** What the pointer is on, in the corner of its map. */
export function MapNote({ name, sites }: { name: string; sites: number }) {
  return (
    <text className="hover-name map-note" {...PLACE}>
      {`${name}: ${sites}`}
    </text>
  );
}
