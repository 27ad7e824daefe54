import { useNavigation } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";

const texts: Readonly<Record<string, string>> = {
  "/dashboard": "Loading your dashboard...",
  "/leads": "Loading leads...",
  "/credits": "Loading your credits...",
  "/admin": "Loading admin dashboard...",
};

/**
 * Says what is loading while the next page is fetched; its style waits a moment, so that quick pages do not flicker.
 */
export function PendingNavigation() {
  const { state, location } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div className="pending-page">
      <Spinner text={texts[location.pathname] ?? "Loading..."} />
    </div>
  );
}
