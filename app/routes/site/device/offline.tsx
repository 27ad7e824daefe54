import { WifiOff } from "lucide-react";
import { BrandMark } from "#app/ui/brand.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { barePage } from "#app/web/public-page.ts";
import { site } from "#config/site.ts";
import { offline } from "#content/pages/offline.ts";
import type { Route } from "./+types/offline.ts";

/** Reloads the address that failed, where this page is shown. */
const SAME_ADDRESS = "";

export const handle = barePage;

export const meta: Route.MetaFunction = () => pageMeta({ ...offline, path: "", hidden: true });

/** The service worker shows this when a page cannot be loaded (app/device/service-worker.js). */
export default function Offline() {
  return (
    <main id="main" className="wrap section stack">
      <p className="brand">
        <BrandMark />
        {site.name}
      </p>
      <div className="empty">
        <WifiOff className="icon" aria-hidden="true" strokeWidth={1.6} />
        <h1>{offline.title}</h1>
        {offline.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className="btn-row">
          <a className="btn btn-primary" href={SAME_ADDRESS}>
            Try again
          </a>
        </div>
      </div>
    </main>
  );
}
