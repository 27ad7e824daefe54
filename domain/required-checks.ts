import type { LeadService } from "#content/options.ts";
import { type Proof, proofs } from "#content/proofs.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";

const BY_MCS = ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity"] as const;
const WITHOUT_MCS = ["insurance", "identity"] as const;

/**
 * The checks that must pass before a company works with a technology. MCS certifies neither EV chargers nor services
 * that install nothing.
 */
export const requiredChecks: Record<Technology, readonly VettingCheck[]> = {
  solar: BY_MCS,
  battery: BY_MCS,
  heat_pump: BY_MCS,
  ev_charger: WITHOUT_MCS,
  other: WITHOUT_MCS,
};

/** Checks that a company may have and none needs. Customers read of one only where it was made and passed. */
export const optionalChecks: readonly VettingCheck[] = ["scheme"];

/** Checks made once for the whole company, whatever it works with. */
export const checksOfCompany: readonly VettingCheck[] = ["insurance", "identity", "scheme"];

/** The technology to record a check under: null for checks of the whole company. */
export function keptWith(technology: Technology, check: VettingCheck): Technology | null {
  return checksOfCompany.includes(check) ? null : technology;
}

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

/** The check that decides how long a proof is valid. */
export const checkOfProof: Record<Proof, VettingCheck> = { mcs: "mcs_number", insurance: "insurance" };

/** The proofs needed to work with a technology: insurance always, an MCS certificate where MCS certifies. */
export function proofsFor(technology: Technology): Proof[] {
  return proofs.map(({ value }) => value).filter((proof) => requiredChecks[technology].includes(checkOfProof[proof]));
}
