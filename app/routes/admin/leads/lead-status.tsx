import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { LeadStatus } from "#domain/leads/lead.ts";

const tones: Record<LeadStatus, BadgeTone> = {
  unconfirmed: "warn",
  available: "ok",
  paused: "warn",
  sold: "info",
  withdrawn: "plain",
  expired: "plain",
};

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}

type SoldProps = { lead: { status: LeadStatus; placesTaken: number; maxPurchases: number } };

/** The status, and how many places are sold. */
export function LeadStatusAndPlaces({ lead: { status, placesTaken, maxPurchases } }: SoldProps) {
  return (
    <>
      <LeadStatusBadge status={status} />
      <span className="sub">
        {placesTaken} of {maxPurchases} sold
      </span>
    </>
  );
}
