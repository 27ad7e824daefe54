import type { PageLink } from "#content/pages/static-page.ts";

/** A page that says what is missing, and where to go instead. */
export interface LostPage {
  heading: string;
  lines: readonly string[];
}

/** Where the reader may have wanted to go. */
export const lostLinks: readonly PageLink[] = [
  { label: "All local areas", to: "/local-areas" },
  { label: "Home", to: "/" },
  { label: "Solar panels", to: "/services/solar-panels" },
  { label: "Get up to 3 free quotes", to: "/contact" },
];

/** Manchester has its own wording. */
export function areaNotFound(slug: string): LostPage {
  if (slug === "manchester") {
    return { heading: "Area Not Found", lines: ["Manchester renewable energy area data could not be found."] };
  }
  return { heading: "Area not found", lines: [`We have no page for the area "${slug}".`] };
}

export const noBorough: LostPage = { heading: "Error", lines: ["No borough slug provided."] };

export function boroughNotFound(slug: string): LostPage {
  return { heading: "Borough Not Found", lines: [`The requested borough "${slug}" could not be found.`] };
}

/** `message` is one of ours, or absent: a program's own message is not for visitors. */
export function boroughFailed(message = "Unknown error"): LostPage {
  return {
    heading: "Error Loading Borough",
    lines: ["There was an error loading the borough page. Please try again later.", `Error: ${message}`],
  };
}
