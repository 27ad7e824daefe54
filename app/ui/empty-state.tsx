import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** What will be here, and what to do next. */
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  actions?: ReactNode;
};

export function EmptyState({ title, children, icon: Icon = Inbox, actions }: EmptyStateProps) {
  return (
    <section className="empty">
      <Icon className="icon" aria-hidden="true" strokeWidth={1.6} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="btn-row">{actions}</div>}
    </section>
  );
}
