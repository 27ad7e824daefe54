import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type FoundProps = {
  /** How much was found, in words. */
  found?: string;
  filter: object;
  /** The whole list, and the text of the link there. */
  path: string;
  clear: string;
};

/** How many entries match, and a link back to the whole list. */
export function Found({ found, filter, path, clear }: FoundProps) {
  return (
    <p className="muted small" role="status">
      {found && `${found} `}
      {Object.keys(filter).length > 0 && <Link to={path}>{clear}</Link>}
    </p>
  );
}

export function NothingFound({ path, clear, children }: { path: string; clear: string; children: ReactNode }) {
  return (
    <EmptyState
      title="Nothing found"
      actions={
        <LinkButton variant="secondary" to={path}>
          {clear}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
