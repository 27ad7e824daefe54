import { randomUUID } from "node:crypto";
import { ShieldAlert } from "lucide-react";
import { redirect } from "react-router";
import { boughtIntents } from "#app/routes/installer/bought/bought-intents.ts";
import { BoughtLeads, type BoughtView } from "#app/routes/installer/bought/bought-leads.tsx";
import { DeviceOffer } from "#app/routes/installer/leads/device-offer.tsx";
import { leadsAddress } from "#app/routes/installer/leads/leads-address.ts";
import { LeadsTabs } from "#app/routes/installer/leads/leads-tabs.tsx";
import { LiveLeads } from "#app/routes/installer/leads/live-leads.tsx";
import { OpenChecksBanner, PausedBanner } from "#app/routes/installer/parts/paused-buying.tsx";
import { StatusBanner } from "#app/routes/installer/parts/status-banner.tsx";
import { CallFirst } from "#app/routes/installer/purchases/call-first.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { counted, purchaseOutcome } from "#app/web/counted.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerCredits } from "#app/web/read-once.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { myReachedCap } from "#domain/credits/spending-limits.ts";
import { myDevices } from "#domain/devices/my-devices.ts";
import { DomainError } from "#domain/errors.ts";
import { readLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { countForSale, leadsList } from "#domain/leads-for-sale/leads-for-sale.ts";
import { deleteSavedView, mySavedViews, savedViewForm, saveView } from "#domain/leads-for-sale/saved-views.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import { leadReaders } from "#domain/purchases/assign.ts";
import { boughtBoard, boughtLeads } from "#domain/purchases/bought-leads.ts";
import { countMyPurchases, readPurchaseFilter } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { mayAct } from "#domain/roles.ts";
import { statusReasonOf } from "#domain/statistics/my-installer.ts";
import { myPauses } from "#domain/vetting/ended-proofs.ts";
import { myOpenChecks } from "#domain/vetting/open-checks.ts";
import type { Route } from "./+types/leads.ts";
import "./lead-search.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Leads",
    description: "Leads for sale, with contact details masked until you buy, and the leads you have bought.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const domain = domainContext(context);
  const { searchParams } = new URL(request.url);
  const isBought = searchParams.get("tab") === "purchased";
  const installer = requireInstaller(actor, isBought ? "bought_leads" : "leads_for_sale");
  const mayBuy = mayAct(installer.role, "leads_for_sale");
  if (installer.status !== "approved") {
    return {
      view: "blocked",
      status: installer.status,
      reason: await statusReasonOf(domain, actor),
      bought: await boughtView(domain, actor, request),
    } as const;
  }
  if (isBought) {
    const [available, { total: purchased }, credits, bought] = await Promise.all([
      mayBuy ? countForSale(domain, actor, { onlyMine: true }) : null,
      countMyPurchases(domain, actor, domain.now),
      mayBuy ? viewerCredits(context) : null,
      boughtView(domain, actor, request),
    ]);
    const items = "items" in bought.shown ? bought.shown.items : [];
    const justBought = items.find(({ purchaseId }) => purchaseId === searchParams.get("bought"));
    return {
      view: "purchased",
      counts: { available, purchased },
      balance: credits?.balance ?? null,
      bought,
      justBought,
    } as const;
  }
  const told = await toldToBuyers(domain, actor);
  const filter = readLeadFilter(searchParams, { area: "mine" });
  const reached = await myReachedCap(domain, actor);
  const [{ items, total, ...list }, { total: purchased }, { balance }, devices, views] = await Promise.all([
    leadsList(domain, actor, filter),
    countMyPurchases(domain, actor, domain.now),
    viewerCredits(context),
    myDevices(domain, actor),
    mySavedViews(domain, actor),
  ]);
  return {
    view: "available",
    counts: { available: total, purchased },
    balance,
    told,
    reached: reached ? { ...reached, mayChange: mayAct(installer.role, "company") } : null,
    filter,
    views,
    // Likewise for the views.
    newViewId: randomUUID(),
    list: {
      ...list,
      // Each possible purchase's id is made here, so that double-clicking makes one purchase.
      items: items.map((lead) => ({ ...lead, purchaseId: randomUUID() })),
    },
    now: domain.now,
    pushKey: devices.some(({ isThis }) => isThis) ? null : context.get(requestContext).pushKey,
  } as const;
}, "Failed to load leads.");

/** What keeps the company from buying, or soon will. */
async function toldToBuyers(domain: Context, actor: Actor) {
  return {
    pauses: myPauses(domain, actor),
    openChecks: await myOpenChecks(domain, actor),
    isAllGiven:
      mayAct(requireInstaller(actor, "leads_for_sale").role, "company") &&
      (await myOnboarding(domain, actor)).next === null,
  };
}

async function boughtView(domain: Context, actor: Actor, request: Request): Promise<BoughtView> {
  const { filter, cursor } = askedOf(request, readPurchaseFilter);
  const { role, status } = requireInstaller(actor, "bought_leads");
  const mayHandOver = mayAct(role, "hand_over");
  const isBoard = new URL(request.url).searchParams.get("view") === "board";
  return {
    shown: isBoard ? await boughtBoard(domain, actor, filter) : await boughtLeads(domain, actor, { ...filter, cursor }),
    filter,
    continued: cursor !== null,
    colleagues: mayHandOver && status === "approved" ? await leadReaders(domain, actor) : [],
    canExport: mayHandOver,
    now: domain.now,
  };
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, context, text, id, fields } = posted;
  const filter = readLeadFilter(new URL(args.request.url).searchParams, { area: "mine" });
  const buy = async () => {
    const bought = { leadId: id("leadId"), purchaseId: id("purchaseId") };
    const purchase = await counted(context, "purchase", () => purchaseLead(...caller, bought), purchaseOutcome);
    return redirect(`/leads?tab=purchased&notice=lead-purchased&bought=${purchase.id}#purchase-${purchase.id}`);
  };
  return answerForm(
    posted,
    leadsAddress(filter),
    {
      "save-view": {
        do: () => saveView(...caller, { id: id("id"), filter, ...fields(savedViewForm) }),
        notice: "view-saved",
      },
      "delete-view": { do: () => deleteSavedView(...caller, id("id")), notice: "view-deleted" },
      ...boughtIntents(posted),
    },
    {
      act: "leads_for_sale",
      otherwise: {
        answer: () => buy().catch(showBoughtBefore),
        beside: text("leadId"),
        unexpected: failedWords.purchaseLead,
      },
    },
  );
});

function showBoughtBefore(error: unknown) {
  if (!(error instanceof DomainError) || error.code !== "already_purchased") throw error;
  return redirect("/leads?tab=purchased&notice=lead-bought-before");
}

export const shouldRevalidate = alsoAfterRefusals;

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  if (loaderData.view === "blocked") return <ApprovalRequired {...loaderData} />;
  return (
    <div className={loaderData.view === "purchased" ? "wrap page stack-s bought-wide" : "wrap page stack"}>
      <LeadsHeader balance={loaderData.balance} isShort={loaderData.view === "purchased"} />
      {loaderData.view === "available" ? (
        <>
          <PausedBanner {...loaderData.told} />
          <OpenChecksBanner {...loaderData.told} />
          <LiveLeads {...loaderData} pauses={loaderData.told.pauses} state={state} />
          {loaderData.list.area && loaderData.pushKey && <DeviceOffer pushKey={loaderData.pushKey} />}
        </>
      ) : (
        <>
          <LeadsTabs current="purchased" counts={loaderData.counts} />
          {loaderData.justBought && <CallFirst lead={loaderData.justBought} />}
          <BoughtLeads {...loaderData.bought} />
        </>
      )}
    </div>
  );
}

/** Null for somebody who may not buy. Short above the bought leads, which need the room. */
function LeadsHeader({ balance, isShort }: { balance: number | null; isShort: boolean }) {
  const affordable = Math.floor((balance ?? 0) / limits.leadPriceCredits);
  return (
    <>
      <div className="page-head leads-head">
        <h1>Leads</h1>
        {balance !== null && (
          <>
            <LinkButton variant="secondary" size={isShort ? "tight" : undefined} to="/credits">
              Purchase Credits
            </LinkButton>
            <p className={isShort ? "small muted is-short" : "small muted"}>
              <b>{formatCredits(balance)}</b>, enough for {affordable} {affordable === 1 ? "lead" : "leads"}.
              {!isShort && (
                <>
                  {" "}
                  Each lead costs {formatCredits(limits.leadPriceCredits)}, goes to at most {limits.leadPlacesMax}{" "}
                  installers and shows the contact details when you buy.
                </>
              )}
            </p>
          </>
        )}
      </div>
      {balance !== null && affordable === 0 && !isShort && (
        <Notice tone="warn" title="Your balance is too low to buy">
          <p>
            A lead costs {formatCredits(limits.leadPriceCredits)} and you have {formatCredits(balance)}. You can still
            look at the leads for sale.
          </p>
        </Notice>
      )}
    </>
  );
}

type ApprovalRequiredProps = {
  status: "pending" | "suspended";
  reason: string | null;
  bought: BoughtView;
};

/** Pending and suspended installers see this instead of leads; they can still read what they bought. */
function ApprovalRequired({ status, reason, bought }: ApprovalRequiredProps) {
  return (
    <div className="wrap page stack-l">
      <div className="empty">
        <ShieldAlert className="icon" aria-hidden="true" strokeWidth={1.6} />
        <h1>Account Approval Required</h1>
        <p>Only approved installers can see and buy leads.</p>
        <div className="btn-row">
          <LinkButton variant="secondary" to="/dashboard">
            Go to Dashboard
          </LinkButton>
        </div>
      </div>
      <StatusBanner status={status} reason={reason} />
      {(bought.shown.total > 0 || Object.keys(bought.filter).length > 0) && (
        <section className="stack" aria-labelledby="bought-title">
          <h2 id="bought-title">My Purchased Leads</h2>
          <BoughtLeads {...bought} readOnly />
        </section>
      )}
    </div>
  );
}
