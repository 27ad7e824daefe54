import { ChevronDown, DoorOpen } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import type { ProjectCounts } from "#domain/requests/project-frame.ts";
import "./project.css";

interface ProjectPage {
  under: string;
  name: string;
  /** The number shown beside the link, and words for those who hear the number alone. */
  /** From how many open quotes on there is something to see. */
  from?: number;
  counts?: { what: keyof ProjectCounts; words: string };
}

/** The pages of a confirmed project, in the order in which a customer needs them. */
const pagesOf = (contract: string | null): readonly ProjectPage[] => [
  { under: "", name: "Overview" },
  { under: "/quotes", name: "Quotes", counts: { what: "quotes", words: "open" } },
  { under: "/compare", name: "Compare", from: 2 },
  ...(contract ? [{ under: `/choose/${contract}`, name: "Contract" }] : []),
  { under: "/messages", name: "Messages", counts: { what: "messages", words: "new" } },
  { under: "/appointments", name: "Appointments", counts: { what: "appointments", words: "to come or to answer" } },
  { under: "/details", name: "Who has my details", counts: { what: "companies", words: "so far" } },
  { under: "/brief", name: "My brief" },
  { under: "/links", name: "My links" },
];

/** Follows an overview's address: the server then opens the ways to end there, so that the link needs no scripts. */
const ENDING = "?end=open#end";

/** `contract`: the quote that the page of the contract is about. */
type ProjectNavProps = { token: string; counts: ProjectCounts; contract: string | null };

/** The links of a project; the one way out comes last on every page. */
export function ProjectNav({ token, counts, contract }: ProjectNavProps) {
  const pages = pagesOf(contract);
  const home = `/requests/${token}`;
  const { pathname } = useLocation();
  const isAt = (under: string) =>
    under === "" ? pathname.replace(/\/$/, "") === home : `${pathname}/`.startsWith(`${home}${under}/`);
  const current = pages.find(({ under }) => isAt(under))?.name;
  return (
    <nav className="project-bar" aria-label="Your project">
      <div className="wrap">
        <ul className="project-links">
          <Links pages={pages} home={home} counts={counts} at="bar" />
        </ul>
        <details className="project-menu" key={pathname}>
          <summary>
            <span className="sr-only">Pages of your project, now: </span>
            <span className="project-now">{current ?? "Your project"}</span>
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <ul>
            <Links pages={pages} home={home} counts={counts} at="menu" />
          </ul>
        </details>
        <a className="stop-link" href={home + ENDING}>
          <DoorOpen className="icon" aria-hidden="true" />
          End this
        </a>
      </div>
    </nav>
  );
}

/** A link is named by its page alone; the count beside it describes it. */
type LinksProps = { pages: readonly ProjectPage[]; home: string; counts: ProjectCounts; at: "bar" | "menu" };

function Links({ pages, home, counts, at }: LinksProps) {
  return pages
    .filter(({ from = 0 }) => counts.quotes >= from)
    .map(({ under, name, counts: counted }) => {
      const number = counted ? counts[counted.what] : 0;
      const countId = number > 0 ? `${at}-count-${counted?.what}` : undefined;
      return (
        <li key={name}>
          <NavLink to={home + under} end={under === ""} aria-describedby={countId}>
            {name}
          </NavLink>
          {countId && (
            <span className="bar-count" id={countId}>
              {number}
              <span className="sr-only"> {counted?.words}</span>
            </span>
          )}
        </li>
      );
    });
}
