import { Badge } from "#app/ui/badge.tsx";

export function BadgeList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return "None provided";
  return (
    <ul className="badges">
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
