import { useNavigation } from "react-router";

const texts: Readonly<Record<string, string>> = {
  "/dashboard": "Loading your dashboard...",
  "/leads": "Loading leads...",
  "/credits": "Loading your credits...",
  "/admin": "Loading admin dashboard...",
};

/** A thin bar that says what is loading. Its style delays it, so that quick pages do not flicker. */
export function PendingNavigation() {
  const { state, location } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div className="pending-page" role="status">
      <span className="pending-bar" />
      <span className="sr-only">{texts[location.pathname] ?? "Loading..."}</span>
    </div>
  );
}
