import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { InstallerTable } from "#app/admin/installer-table.tsx";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { useFailureToast } from "#app/shell/use-failure-toast.ts";
import { answering } from "#app/web/answering.ts";
import { brokenForm } from "#app/web/broken-form.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { type FormState, readForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { readUuid } from "#app/web/read-uuid.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { DomainError } from "#domain/errors.ts";
import { allInstallers } from "#domain/installers/admin-overview.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/installers/change-status.ts";
import type { Route } from "./+types/installers.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Installer Management",
    description: "Administrators approve, decline, suspend and reinstate installers here, and grant them credits.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const installers = await allInstallers(domainContext(context), actorOf(context));
  // The id of each possible grant is made here, so that pressing twice grants once.
  return { installers: installers.map((installer) => ({ ...installer, grantId: randomUUID() })) };
}, "Failed to load admin data.");

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    return redirect(`/admin?notice=${await carryOut(domainContext(context), actorOf(context), form)}`);
  } catch (error) {
    const unexpected = form.get("intent") === "grant" ? "Failed to add credits." : "Failed to update installer status.";
    return brokenForm(form, error, context, { form: String(form.get("installerId")), unexpected });
  }
});

async function carryOut(verbs: Context, actor: Actor, form: FormData): Promise<string> {
  const installerId = String(form.get("installerId") ?? "");
  const reason = String(form.get("reason") ?? "");
  switch (form.get("intent")) {
    case "approve":
      await approveInstaller(verbs, actor, installerId);
      return "status-updated";
    case "decline":
      await declineInstaller(verbs, actor, { installerId, reason });
      return "status-updated";
    case "suspend":
      await suspendInstaller(verbs, actor, { installerId, reason });
      return "status-updated";
    case "reinstate":
      await reinstateInstaller(verbs, actor, installerId);
      return "status-updated";
    case "grant": {
      const grantId = readUuid(form.get("grantId"));
      if (!grantId) throw new DomainError("not_found");
      await grantCredits(verbs, actor, { installerId, grantId });
      return "credits-added";
    }
    default:
      throw new DomainError("not_found");
  }
}

/** Also after a refusal, which says that the page shows how it is now; by itself the router reads it anew after a success only. */
export function shouldRevalidate() {
  return true;
}

export default function InstallersPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData as FormState | undefined;
  useFailureToast(state);
  return (
    <section className="stack" aria-labelledby="installers-title">
      <h2 id="installers-title">Installer Management</h2>
      <FormRefusal state={state} />
      <InstallerTable installers={loaderData.installers} state={state} />
    </section>
  );
}
