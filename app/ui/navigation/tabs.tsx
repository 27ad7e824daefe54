import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import "./tabs.css";

type Tab = { label: ReactNode; to: string; current: boolean };

type LinkTabsProps = {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly Tab[];
};

/** Links, so that the chosen tab is part of the address. Two tabs share a phone's width. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={clsx("tabs", tabs.length === 2 && "tabs-pair")} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
