import type { LucideIcon } from "lucide-react";
import { Ban, Check, ChevronsDown, ChevronsUp, CircleHelp, Clock, Equal } from "lucide-react";
import type { ReactNode } from "react";

export type BadgeTone = "ok" | "warn" | "bad" | "info" | "sun" | "plain";

type BadgeProps = { tone?: BadgeTone | undefined; icon?: LucideIcon | undefined; children: ReactNode };

export function Badge({ tone = "plain", icon: Icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      <span className="badge-words">{children}</span>
    </span>
  );
}

type Urgency = "low" | "medium" | "high";

const urgencyLook = {
  high: { tone: "bad", icon: ChevronsUp },
  medium: { tone: "warn", icon: Equal },
  low: { tone: "ok", icon: ChevronsDown },
} as const;

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge {...urgencyLook[urgency]}>{`${urgency} priority`}</Badge>;
}

export type ShownStatus = "pending" | "approved" | "suspended" | "unknown";

const statusLook = {
  pending: { tone: "warn", icon: Clock, words: "Pending" },
  approved: { tone: "ok", icon: Check, words: "Approved" },
  suspended: { tone: "bad", icon: Ban, words: "Suspended" },
  unknown: { tone: "plain", icon: CircleHelp, words: "Unknown" },
} as const;

export function InstallerStatusBadge({ status }: { status: ShownStatus }) {
  const { words, ...look } = statusLook[status];
  return <Badge {...look}>{words}</Badge>;
}
