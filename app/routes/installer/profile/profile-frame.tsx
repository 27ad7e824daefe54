import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ProfilePage, profilePages, profilePageWith } from "#app/routes/installer/profile/profile-pages.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";

interface ProfileFrameProps {
  companyName: string;
  current: ProfilePage;
  /** Those that the reader's role may open. */
  pages: readonly ProfilePage[];
  children: ReactNode;
}

/** What all pages of the profile begin with. */
export function ProfileFrame({ companyName, current, pages, children }: ProfileFrameProps) {
  useMovedCard(current, pages);
  return (
    <div className="wrap page stack">
      <div className="page-head">
        <div>
          <h1>Profile</h1>
          <p className="muted">What we know about {companyName}, and which leads suit you.</p>
        </div>
      </div>
      <LinkTabs
        label="Sections"
        tabs={pages.map((page) => ({
          label: profilePages[page].label,
          to: profilePages[page].path,
          current: page === current,
        }))}
      />
      {children}
    </div>
  );
}

/** Older mails link to `/profile#documents`; the card is on another page now. */
function useMovedCard(current: ProfilePage, pages: readonly ProfilePage[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const page = profilePageWith(hash);
  const to = page && page !== current && pages.includes(page) ? profilePages[page].path + hash : null;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
}
