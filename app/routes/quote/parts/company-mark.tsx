import "./project.css";

const SHAPES = [
  { mark: "k", shape: <circle cx="8" cy="8" r="5.6" /> },
  { mark: "h", shape: <path d="M2.6 2.6h10.8v10.8h-10.8Z" /> },
  { mark: "t", shape: <path d="M8 1 15 13.6H1Z" /> },
  { mark: "f", shape: <path d="M8 .8 15.2 8 8 15.2.8 8Z" /> },
  { mark: "v", shape: <path d="M8 1 15 6.2 12.4 14.4H3.6L1 6.2Z" /> },
];

/** Each company of a project has its own shape and colour, in order of arrival; its name is beside it. */
export function CompanyMark({ position }: { position: number }) {
  const { mark, shape } = SHAPES[position % SHAPES.length] ?? { mark: "k", shape: null };
  return (
    <svg className={`company-mark mark-${mark}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {shape}
    </svg>
  );
}

/** The letter for its colour in the styles. */
export function letterOf(position: number): string {
  return SHAPES[position % SHAPES.length]?.mark ?? "k";
}
