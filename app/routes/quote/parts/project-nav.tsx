import { ChevronDown, OctagonX } from "lucide-react";
import { NavLink, useLocation } from "react-router";

/** The pages of a confirmed project, in the order in which a customer needs them. */
const pages = [
  { under: "", name: "Overview" },
  { under: "/quotes", name: "Quotes" },
  { under: "/compare", name: "Compare" },
  { under: "/messages", name: "Messages" },
  { under: "/appointments", name: "Appointments" },
  { under: "/details", name: "Who has my details" },
  { under: "/brief", name: "My brief" },
  { under: "/links", name: "My links" },
] as const;

/** Leads through a project; the way out stands at its end on every page. */
export function ProjectNav({ token }: { token: string }) {
  const home = `/requests/${token}`;
  const { pathname } = useLocation();
  const current = pages.findLast(({ under }) => `${pathname}/`.startsWith(`${home}${under}/`))?.name;
  const links = pages.map(({ under, name }) => (
    <li key={name}>
      <NavLink to={home + under} end={under === ""}>
        {name}
      </NavLink>
    </li>
  ));
  return (
    <nav className="project-bar" aria-label="Your project">
      <div className="wrap">
        <ul className="project-links">{links}</ul>
        <details className="project-menu" key={pathname}>
          <summary>
            <span className="sr-only">Pages of your project, now: </span>
            <span className="project-now">{current ?? "Your project"}</span>
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <ul>{links}</ul>
        </details>
        <NavLink className="stop-link" to={`${home}/stop`}>
          <OctagonX className="icon" aria-hidden="true" />
          Stop everything
        </NavLink>
      </div>
    </nav>
  );
}
