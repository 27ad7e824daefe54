import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast-queue.ts";

interface NoticeText {
  title: string;
  description: string;
}

/** The success messages a redirect can carry as `?notice=…`. */
const notices: Readonly<Record<string, NoticeText>> = {
  "welcome-back": { title: "Welcome Back!", description: "You are signed in." },
  "signed-out": { title: "Signed Out", description: "You have been successfully signed out." },
  "lead-purchased": { title: "Lead Purchased!", description: "The customer’s contact details are below." },
  "lead-bought-before": {
    title: "You have already bought this lead.",
    description: "It is in the list below. You have not been charged again.",
  },
  "lead-created": { title: "Lead Created!", description: "Approved installers can buy it now." },
  "status-updated": { title: "Status Updated", description: "The installer has been told by e-mail." },
  "credits-added": { title: "Credits Added", description: "They are in the installer’s balance and history." },
};

const never = () => () => {};

/** Shows the notice of the address: as a toast, or in the page where nothing of ours runs to show one. */
export function NoticeFromAddress({ isPublic }: { isPublic: boolean }) {
  // A public page that came as a document is not hydrated; one that the router went to is.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { search, pathname, hash } = useLocation();
  const key = new URLSearchParams(search).get("notice") ?? "";
  const notice = Object.hasOwn(notices, key) ? notices[key] : undefined;
  useEffect(() => {
    if (!notice) return;
    showToast({ ...notice, tone: "ok" });
    // Gone from the address, so that a reload or a shared link does not say it again.
    const rest = new URLSearchParams(search);
    rest.delete("notice");
    const address = `${pathname}${rest.size > 0 ? `?${rest}` : ""}${hash}`;
    window.history.replaceState(window.history.state, "", address);
  }, [notice, search, pathname, hash]);
  if (!notice) return null;
  const inPage = (
    <div className="wrap notice-bar" role="status">
      <Notice tone="ok" title={notice.title}>
        <p>{notice.description}</p>
      </Notice>
    </div>
  );
  if (isPublic) return alive ? null : inPage;
  return <noscript>{inPage}</noscript>;
}
