import type { LeadService } from "#content/options.ts";
import { type Proof, proofs } from "#content/proofs.ts";
import { type Technology, type VettingCheck, vettingChecks } from "#content/vetting.ts";

const EVERY_CHECK = vettingChecks.map(({ value }) => value);
const WITHOUT_MCS = EVERY_CHECK.filter((check) => check !== "mcs_number" && check !== "mcs_scope");

/**
 * What has to pass before a company works with a technology. MCS certifies neither EV chargers nor services that
 * install nothing.
 */
export const requiredChecks: Record<Technology, readonly VettingCheck[]> = {
  solar: EVERY_CHECK,
  battery: EVERY_CHECK,
  heat_pump: EVERY_CHECK,
  ev_charger: WITHOUT_MCS,
  other: WITHOUT_MCS,
};

/** Which technology each kind of lead needs. */
export const technologyOfService: Record<LeadService, Technology> = {
  "solar-panels": "solar",
  commercial: "solar",
  "battery-storage": "battery",
  "heat-pumps": "heat_pump",
  "low-carbon-heating": "heat_pump",
  "ev-chargers": "ev_charger",
  "smart-home": "other",
  "energy-audits": "other",
  other: "other",
};

/** The check that decides how long a proof holds. */
export const checkOfProof: Record<Proof, VettingCheck> = { mcs: "mcs_number", insurance: "insurance" };

/** The proofs that work with a technology needs: insurance always, an MCS certificate where MCS certifies. */
export function proofsFor(technology: Technology): Proof[] {
  return proofs.map(({ value }) => value).filter((proof) => requiredChecks[technology].includes(checkOfProof[proof]));
}
