import { Link, useLocation } from "react-router";
import type { MyWork } from "#domain/requests/my-works.ts";
import "./your-works.css";

/** Pages that each work has. Others are about one quote or company. */
const everywhere = /^\/(?:quotes|compare|messages|appointments|details|brief|links)?\/?$/;

/**
 * Leads from a page of one work to the same page of another. `under` is what comes before the token: "/requests" or
 * "/shared".
 */
export function YourWorks({ works, under }: { works: readonly MyWork[]; under: string }) {
  const { pathname } = useLocation();
  const shown = works.find(({ isShown }) => isShown);
  if (!shown) return null;
  const rest = pathname.slice(`${under}/${shown.token}`.length);
  const page = everywhere.test(rest) ? rest : "";
  return (
    <nav className="your-works" aria-label="Your works">
      <ul className="wrap">
        {works.map((work, index) => {
          const news = newsOf(work);
          const newsId = news ? `work-${index + 1}-news` : undefined;
          return (
            <li key={work.token}>
              <Link
                to={`${under}/${work.token}${page}`}
                aria-current={work.isShown ? "page" : undefined}
                aria-describedby={newsId}
              >
                {work.name}
              </Link>
              {newsId && (
                <span className="small muted" id={newsId}>
                  {news}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function newsOf({ quotes, messages }: MyWork): string {
  const parts = [
    ...(quotes > 0 ? [quotes === 1 ? "1 quote" : `${quotes} quotes`] : []),
    ...(messages > 0 ? [`${messages} new ${messages === 1 ? "message" : "messages"}`] : []),
  ];
  return parts.join(", ");
}
