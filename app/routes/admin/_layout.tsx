import { Link, Outlet } from "react-router";
import "#app/routes/admin/parts/admin-page.css";
import { Banner } from "#app/ui/notice.tsx";
import { callerOf } from "#app/web/context.ts";
import { requireAdmin } from "#domain/actor.ts";
import { countBooksMismatches } from "#domain/credits/find-mismatches.ts";
import { mayAdminister } from "#domain/roles.ts";
import type { Route } from "./+types/_layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [domain, actor] = callerOf(context);
  const { adminRoles } = requireAdmin(actor, "desk");
  // Each page says itself that the database is away.
  const mismatches = await countBooksMismatches(domain).catch(() => 0);
  return { mismatches, mayOperate: mayAdminister(adminRoles, "operation") };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap page admin-page">
      <BooksBanner {...loaderData} />
      <Outlet />
    </div>
  );
}

function BooksBanner({ mismatches, mayOperate }: { mismatches: number; mayOperate: boolean }) {
  if (mismatches === 0) return null;
  const whose = mismatches === 1 ? "a company" : `${mismatches} companies`;
  return (
    <Banner tone="bad" title={`The books of ${whose} do not match`}>
      <p>
        A history of credits is not what it was. Selling goes on.{" "}
        {mayOperate ? <Link to="/admin/work">See it under Work</Link> : "An owner of this site has been emailed."}
      </p>
    </Banner>
  );
}
