import { Link } from "react-router";
import "#app/ui/navigation/site-header.css";

export function BrandMark() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="9" fill="var(--color-leaf)" />
      <path
        d="M7 17 17 8l10 9v9H7z"
        fill="none"
        stroke="var(--color-on-leaf)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="m18.5 13-4 6h4L17 24l4-6.5h-3.5z" fill="var(--color-sun)" />
    </svg>
  );
}

export function Brand({ siteName }: { siteName: string }) {
  return (
    <Link className="brand" to="/">
      <BrandMark />
      {siteName}
    </Link>
  );
}
