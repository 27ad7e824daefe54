import { Ban, Check, CircleHelp, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SheetIcon } from "#app/ui/icon-sheet.tsx";

export type BadgeTone = "ok" | "warn" | "bad" | "info" | "sun" | "plain";

type BadgeProps = { tone?: BadgeTone | undefined; icon?: BadgeIcon | undefined; children: ReactNode };

/** An icon, or the name of one on the list's icon sheet. */
type BadgeIcon = LucideIcon | string;

export function Badge({ tone = "plain", icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Mark icon={icon} />}
      <span className="badge-words">{children}</span>
    </span>
  );
}

function Mark({ icon: Icon }: { icon: BadgeIcon }) {
  return typeof Icon === "string" ? <SheetIcon name={Icon} /> : <Icon className="icon" aria-hidden="true" />;
}

const urgencyTones = { high: "bad", medium: "warn", low: "ok" } as const;

/** Only in lists with an icon sheet. */
export function UrgencyBadge({ urgency }: { urgency: keyof typeof urgencyTones }) {
  return <Badge tone={urgencyTones[urgency]} icon={`priority-${urgency}`}>{`${urgency} priority`}</Badge>;
}

export type ShownStatus = "pending" | "approved" | "suspended" | "declined" | "closed" | "unknown";

const statusLook = {
  pending: { tone: "warn", icon: Clock, words: "Pending" },
  approved: { tone: "ok", icon: Check, words: "Approved" },
  suspended: { tone: "bad", icon: Ban, words: "Suspended" },
  declined: { tone: "bad", icon: Ban, words: "Declined" },
  closed: { tone: "plain", icon: Ban, words: "Closed" },
  unknown: { tone: "plain", icon: CircleHelp, words: "Unknown" },
} as const;

export function InstallerStatusBadge({ status }: { status: ShownStatus }) {
  const { words, ...look } = statusLook[status];
  return <Badge {...look}>{words}</Badge>;
}
