import { Clock } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { site } from "#config/site.ts";
import { decisionKinds } from "#content/pages/appeal-kinds.ts";

type StatusBannerProps = { status: "pending" | "approved" | "suspended"; reason: string | null };

/** The company's status, in the documented words. */
export function StatusBanner({ status, reason }: StatusBannerProps) {
  if (status === "pending") {
    return (
      <Banner tone="warn" icon={Clock} title="Application Under Review">
        <p>
          Your installer application is currently being reviewed by our team. Once approved, you'll be able to access
          and purchase leads. This process typically takes 1-2 business days.
        </p>
      </Banner>
    );
  }
  if (status === "suspended") {
    return (
      <Banner
        tone="bad"
        title="Account Suspended"
        actions={<LinkButton to="/second-look">Ask for a second look</LinkButton>}
      >
        {reason && <p>{reason}</p>}
        <p>
          The rule: <a href={decisionKinds.suspension.rule.to}>{decisionKinds.suspension.rule.heading}</a> in our terms.
          What would change it: {decisionKinds.suspension.wouldChange}
        </p>
        <p>
          Questions? Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
          <a href={site.phoneHref}>{site.phone}</a>. You can still see the leads you have bought.
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="ok"
      title="Account Approved!"
      actions={
        <>
          <LinkButton to="/leads">Browse Available Leads</LinkButton>
          <LinkButton variant="secondary" to="/credits">
            Purchase Credits
          </LinkButton>
        </>
      }
    >
      <p>
        Congratulations! Your installer account has been approved. You can now purchase credits and access quality
        renewable energy leads.
      </p>
    </Banner>
  );
}
