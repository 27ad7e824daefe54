import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Tone, toneIcon } from "#app/ui/tone-icon.ts";

type NoticeProps = {
  tone?: Tone | undefined;
  icon?: LucideIcon | undefined;
  title?: ReactNode;
  children?: ReactNode;
};

/** A remark within a page. */
export function Notice({ tone = "info", icon, title, children }: NoticeProps) {
  const Icon = icon ?? toneIcon[tone];
  return (
    <div className={`notice is-${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        {/* Not a heading: a remark may occur at any level, and heading levels must not be skipped. */}
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

type BannerProps = Omit<NoticeProps, "title"> & {
  title: ReactNode;
  actions?: ReactNode;
};

/** The state of the whole account or page, above everything else. */
export function Banner({ tone = "info", icon, title, actions, children }: BannerProps) {
  const titleId = useId();
  const Icon = icon ?? toneIcon[tone];
  return (
    <section className={`banner is-${tone}`} aria-labelledby={titleId}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions && <div className="btn-row">{actions}</div>}
      </div>
    </section>
  );
}
