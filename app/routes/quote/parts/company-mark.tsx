import "./project.css";

/** `below`: where its letter stands, for each shape is widest elsewhere. */
const SHAPES = [
  { mark: "k", below: 18.5, shape: <circle cx="14" cy="14" r="13" /> },
  { mark: "h", below: 18.5, shape: <rect x="1.5" y="1.5" width="25" height="25" rx="3" /> },
  { mark: "t", below: 23.5, shape: <path d="M14 1.2 27.6 25.2a1.4 1.4 0 0 1-1.2 2H1.6a1.4 1.4 0 0 1-1.2-2z" /> },
  { mark: "f", below: 18.5, shape: <path d="M14 .4 27.6 14 14 27.6.4 14Z" /> },
  { mark: "v", below: 19.5, shape: <path d="M14 1 27.4 11 22.6 26.6H5.4L.6 11Z" /> },
] as const;

/**
 * Each company of a project has its own shape and colour, in order of arrival, with the first letter of its name inside
 * so that nobody takes it for a light; the name is beside it.
 */
export function CompanyMark({ position, name }: { position: number; name: string }) {
  const { mark, below, shape } = SHAPES[position % SHAPES.length] ?? SHAPES[0];
  return (
    <svg className={`company-mark mark-${mark}`} viewBox="0 0 28 28" width="20" height="20" aria-hidden="true">
      {shape}
      <text x="14" y={below}>
        {name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()}
      </text>
    </svg>
  );
}

/** The letter for its colour in the styles. */
export function letterOf(position: number): string {
  return SHAPES[position % SHAPES.length]?.mark ?? "k";
}
