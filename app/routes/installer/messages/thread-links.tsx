import clsx from "clsx";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import "#app/ui/talk/talk.css";

/** A company's threads, unread ones first; `current` is the one that is open beside them. */
export function ThreadLinks({ threads, current }: { threads: readonly ThreadSummary[]; current?: string }) {
  return (
    <ul className="talk-list">
      {threads.map((thread) => (
        <li key={thread.purchaseId}>
          <Link
            to={`/leads/purchases/${thread.purchaseId}/messages`}
            className={clsx("talk-link", thread.isOver && "is-over")}
            aria-current={thread.purchaseId === current ? "page" : undefined}
          >
            <span>
              <b>
                {thread.name}, {thread.outcode}
              </b>{" "}
              {thread.unread > 0 && <Badge tone="warn">{thread.unread} new</Badge>}
              {thread.isOver && <Badge>Ended</Badge>}
            </span>
            <span className="small muted talk-newest">{newestInWords(thread)}</span>
            {thread.newest && <span className="small muted">{formatDateTime(thread.newest.sentAt)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function newestInWords({ newest }: ThreadSummary): string {
  if (!newest) return "No messages yet.";
  const text = newest.text ?? "A message that is no longer shown";
  return newest.from === "installer" ? `You: ${text}` : text;
}
