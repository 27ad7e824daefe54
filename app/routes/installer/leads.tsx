import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { ApprovalRequired } from "#app/installer/approval-required.tsx";
import { AvailableLeads } from "#app/installer/available-leads.tsx";
import { LeadsHeader } from "#app/installer/leads-header.tsx";
import { PurchasedLeads } from "#app/installer/purchased-leads.tsx";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { useFailureToast } from "#app/shell/use-failure-toast.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { type FormState, readForm, refusedForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { readUuid } from "#app/web/read-uuid.ts";
import { requireInstaller } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { DomainError } from "#domain/errors.ts";
import { statusReasonOf } from "#domain/installers/my-company.ts";
import { countMyPurchases } from "#domain/leads/count-my-purchases.ts";
import { countForSale, leadsForSale } from "#domain/leads/leads-for-sale.ts";
import { myPurchases } from "#domain/leads/my-purchases.ts";
import { purchaseLead } from "#domain/leads/purchase-lead.ts";
import type { Route } from "./+types/leads.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Leads",
    description: "Leads for sale, with contact details masked until you buy, and the leads you have bought.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const installer = requireInstaller(actor);
  const verbs = domainContext(context);
  if (installer.status !== "approved") {
    const purchases = await myPurchases(verbs, actor);
    return {
      view: "blocked",
      status: installer.status,
      reason: await statusReasonOf(verbs, actor),
      purchases,
    } as const;
  }
  const { searchParams } = new URL(request.url);
  const counts = {
    available: await countForSale(verbs, actor),
    purchased: (await countMyPurchases(verbs, actor, verbs.now)).total,
  };
  if (searchParams.get("tab") === "purchased") {
    const purchases = await myPurchases(verbs, actor);
    return { view: "purchased", counts, balance: await myBalance(verbs, actor), purchases } as const;
  }
  const page = await leadsForSale(verbs, actor, { cursor: searchParams.get("cursor") });
  return {
    view: "available",
    counts,
    balance: await myBalance(verbs, actor),
    // The id of each possible purchase is made here, so that pressing twice is one purchase.
    page: { ...page, items: page.items.map((lead) => ({ ...lead, purchaseId: randomUUID() })) },
    continued: searchParams.has("cursor"),
    now: verbs.now,
  } as const;
});

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const leadId = readUuid(form.get("leadId"));
  const purchaseId = readUuid(form.get("purchaseId"));
  if (!leadId || !purchaseId) throw new DomainError("not_found");
  try {
    const purchase = await purchaseLead(domainContext(context), actorOf(context), { leadId, purchaseId });
    return redirect(`/leads?tab=purchased&notice=lead-purchased#purchase-${purchase.id}`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "already_purchased") return redirect("/leads?tab=purchased&notice=lead-bought-before");
    return refusedForm(form, error);
  }
});

/** Also after a refusal, which tells that the list is out of date; by itself the router reads it anew after a success only. */
export function shouldRevalidate() {
  return true;
}

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData as FormState | undefined;
  useFailureToast(refusal);
  if (loaderData.view === "blocked") return <ApprovalRequired {...loaderData} />;
  const { view, balance, counts } = loaderData;
  return (
    <div className="wrap page stack">
      <LeadsHeader balance={balance} />
      <FormRefusal state={refusal} />
      <LinkTabs
        label="Leads"
        tabs={[
          { label: `Available Leads (${counts.available})`, to: "/leads", current: view === "available" },
          {
            label: `My Purchased Leads (${counts.purchased})`,
            to: "/leads?tab=purchased",
            current: view === "purchased",
          },
        ]}
      />
      {view === "available" ? <AvailableLeads {...loaderData} /> : <PurchasedLeads purchases={loaderData.purchases} />}
    </div>
  );
}
