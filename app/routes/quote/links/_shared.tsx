import { Outlet } from "react-router";
import { LostLinkPage } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { YourWorks } from "#app/routes/quote/parts/your-works.tsx";
import { domainContext } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { householdWorks } from "#domain/requests/my-works.ts";
import type { Route } from "./+types/_shared.ts";

export const middleware = [keepPrivate];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  works: await householdWorks(domainContext(context), params.token ?? ""),
}));

/** What a household reads by its link: the same switch between works as the customer has. */
export default function SharedLayout({ loaderData: { works } }: Route.ComponentProps) {
  return (
    <>
      <YourWorks works={works} under="/shared" />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkPage error={error} />;
}
