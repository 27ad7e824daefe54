import { Form } from "react-router";
import { ReasonForm } from "#app/routes/admin/parts/reason-form.tsx";
import { useDesk } from "#app/shell/use-desk.ts";
import { formatNumber, formatPence } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { checksInWords } from "#content/proofs.ts";
import type { VettingCheck } from "#content/vetting.ts";
import type { InstallerStatus } from "#domain/actor.ts";

/** What the buttons ask for. */
export const companyButtons = ["approve", "decline", "suspend", "reinstate", "grant"] as const;
export type CompanyButton = (typeof companyButtons)[number];

type Company = {
  id: string;
  companyName: string;
  status: InstallerStatus;
  isDeclined: boolean;
  isClosed: boolean;
  credits: number;
  /** The id of a possible grant, made with the page, so that double-clicking grants once. */
  grantId: string;
  /** How many of its checks have passed, and which have not, for one that is not approved. */
  checks: { done: number; needed: number; missing: readonly VettingCheck[] } | null;
  /** What it may buy once it is approved, where that is known. */
  opens?: string;
};

type InstallerButtonsProps = {
  company: Company;
  action: string;
  state: FormState | undefined;
};

/** The id of the element with the company's name, which is elsewhere on the page and says whose buttons these are. */
export const companyNameId = (id: string) => `company-${id}`;

/** What can be done about a company in its present status, and why the last attempt was refused. */
export function InstallerButtons(props: InstallerButtonsProps) {
  return (
    <>
      <FormRefusal state={props.state} />
      <Buttons {...props} />
    </>
  );
}

function Buttons({ company, action, state }: InstallerButtonsProps) {
  const may = useDesk();
  const vets = may("vetting");
  if (company.isClosed)
    return <span className="muted small">This account is closed, so there is nothing you can do here.</span>;
  const plain = { company, action };
  const reason = {
    action,
    state,
    subject: { field: "installerId", id: company.id, nameId: companyNameId(company.id) },
  };
  return (
    <div className="btn-row">
      {vets && company.status === "pending" && (
        <>
          <Approve {...plain} />
          <ReasonForm
            {...reason}
            intent="decline"
            label="Decline"
            title={`Decline ${company.companyName}?`}
            consequence="They will not be able to see or buy leads. We send them the reason."
            confirmLabel="Decline and send reason"
          />
        </>
      )}
      {vets && company.status === "approved" && (
        <ReasonForm
          {...reason}
          intent="suspend"
          label="Suspend"
          title={`Suspend ${company.companyName}?`}
          consequence={`They lose access straight away in all open sessions. They can still see leads they bought, and keep their ${formatNumber(company.credits)} credits.`}
          confirmLabel="Suspend and send reason"
        />
      )}
      {vets && company.isDeclined && (
        <ReasonForm
          {...reason}
          intent="reinstate"
          label="Approve now"
          title={`Approve ${company.companyName} now?`}
          consequence={[
            openChecks(company),
            "They were declined. They will now be able to see and buy leads, and we’ll email them.",
            company.opens ? `${company.opens}.` : "",
          ]
            .join(" ")
            .trim()}
          reasonLabel="Reason, kept in the audit log"
          confirmLabel="Approve"
        />
      )}
      {vets && company.status === "suspended" && !company.isDeclined && (
        <PlainAction {...plain} intent="reinstate" label="Reinstate" pendingLabel="Reinstating…" />
      )}
      {may("payments") && (
        <ReasonForm
          {...reason}
          once={{ field: "grantId", id: company.grantId }}
          isMild
          intent="grant"
          label={`+${limits.adminGrantCredits} Credits`}
          title={`Give ${company.companyName} ${limits.adminGrantCredits} credits?`}
          consequence={GRANT_RULE}
          reasonLabel="Reason, shown in the installer’s history"
          confirmLabel={`Give ${limits.adminGrantCredits} credits`}
        />
      )}
    </div>
  );
}

/** When a grant waits. */
export const GRANT_RULE = `Above ${formatPence(limits.refundApprovalAbovePence)} for one company in ${limits.refundApprovalDays} days, with what was refunded to its cards, a second administrator must approve it first.`;

/** What approving would open to a company whose checks are not all passed; empty for any other. */
function openChecks({ checks }: Company): string {
  if (!checks || checks.done === checks.needed) return "";
  const open = `Open: ${checksInWords(checks.missing)}.`;
  return `${checks.done} of ${checks.needed} checks passed. ${open} They could buy for ${limits.vettingGraceDays} days.`;
}

/** Asks first where checks are open, with scripts and without. */
function Approve({ company, action }: Pick<InstallerButtonsProps, "company" | "action">) {
  const approve = { company, action, intent: "approve" as const, pendingLabel: "Approving…", primary: true };
  const open = openChecks(company);
  if (open === "") return <PlainAction {...approve} label="Approve" />;
  return (
    <details className="reason">
      <SummaryButton className="btn btn-primary btn-tight" aria-describedby={companyNameId(company.id)}>
        Approve
      </SummaryButton>
      <div className="stack">
        <p>{open}</p>
        <PlainAction {...approve} label="Approve anyway" />
      </div>
    </details>
  );
}

type PlainActionProps = {
  company: Company;
  action: string;
  intent: CompanyButton;
  label: string;
  pendingLabel: string;
  primary?: boolean;
};

function PlainAction({ company, action, intent, label, pendingLabel, primary }: PlainActionProps) {
  const key = `${intent} ${company.id}`;
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="installerId" value={company.id} />
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton
        size="tight"
        variant={primary ? "primary" : "secondary"}
        pendingLabel={pendingLabel}
        intent={{ name: "key", value: key }}
        aria-describedby={companyNameId(company.id)}
      >
        {label}
      </SubmitButton>
      <input type="hidden" name="key" value={key} />
    </Form>
  );
}
