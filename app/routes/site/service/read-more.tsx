import { Fragment } from "react";
import { Link } from "react-router";

/** One line that leads from a service to its guides; nothing while it has none. */
export function ReadMore({ guides }: { guides: readonly { label: string; to: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <p>
      Read more:{" "}
      {guides.map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && " · "}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}
