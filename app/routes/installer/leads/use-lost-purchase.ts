import { useEffect, useSyncExternalStore } from "react";
import { useNavigate, useNavigation } from "react-router";
import { onTrouble, tellTrouble, troubleNow } from "#app/connection/connection-state.ts";

/**
 * A purchase whose answer never came: when the live connection says that the company has bought the lead, the page
 * continues as if the answer had come.
 */
export function useLostPurchase(boughtLeadIds: readonly string[]): void {
  const trouble = useSyncExternalStore(onTrouble, troubleNow, () => undefined);
  const { state } = useNavigation();
  const navigate = useNavigate();
  const leadId = trouble?.kind === "unanswered" ? trouble.leadId : undefined;
  const isBought = leadId !== undefined && boughtLeadIds.includes(leadId);
  useEffect(() => {
    if (!isBought || state !== "idle") return;
    tellTrouble(undefined);
    void navigate("/leads?tab=purchased&notice=lead-purchased");
  }, [isBought, state, navigate]);
}
