import { OctagonX } from "lucide-react";
import { StopForm } from "#app/routes/installer/stops/stop-form.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { Banner } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { CompanyStop } from "#domain/stops/stops.ts";

/** On the page of a purchase whose customer wants no more of it. */
export function StopNotice({
  stop,
  firstName,
  state,
}: {
  stop: CompanyStop;
  firstName: string;
  state: FormState | undefined;
}) {
  const { status, askedAt, dueAt, confirmedAt, keptByLaw, purchaseId } = stop;
  const title = `${firstName} has asked you to stop`;
  if (status === "confirmed" || status === "resolved") {
    return (
      <Banner tone="info" icon={OctagonX} title={title}>
        <p>
          {confirmedAt && `You confirmed on ${formatDateTime(confirmedAt)} that you have stopped and deleted. `}
          {status === "resolved" && "Our team has ended this order. "}
          Please do not contact them about this request any more.
        </p>
        {keptByLaw && <p>What the law makes us keep: {keptByLaw}</p>}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" icon={OctagonX} title={title}>
      <p>
        They asked on {formatDateTime(askedAt)}: do not contact them any more, and delete what you keep of them.{" "}
        {status === "overdue"
          ? "This is overdue: you cannot buy leads before you confirm."
          : `From ${formatDateTime(dueAt)} you cannot buy leads before you confirm.`}
      </p>
      <StopForm {...{ purchaseId, state }} />
    </Banner>
  );
}
