import { type LegalForm, type OnboardingStep, onboardingSteps } from "#content/onboarding.ts";
import type { LeadService } from "#content/options.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { DomainError } from "#domain/errors.ts";
import { type InstallerRow, installerById } from "#domain/installers/installers.sql.ts";
import { lastInsurance, newestMcsClaims } from "#domain/onboarding/onboarding.sql.ts";
import { requiredChecks } from "#domain/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { servicesNamed, technologiesOf } from "#domain/vetting/technologies-of.ts";

/** What a company has told us before we check it. */
export interface Onboarding {
  company: {
    companyName: string;
    legalForm: LegalForm | null;
    companyNumber: string | null;
    /** On record since its application was decided; the company can no longer change it. */
    isFixed: boolean;
  };
  /** Its answers on joining, until it sets its area. */
  area: { basePostcode: string; radiusMiles: number | null; services: readonly string[] };
  /** The services offered that MCS certifies; empty until it has chosen any. */
  mcs: { technology: Technology; number: string | null }[];
  insurance: Insurance | null;
  done: OnboardingStep[];
  /** The first open step. */
  next: OnboardingStep | null;
}

/** As the company states it. */
export interface Insurance {
  documentId: string;
  fileName: string;
  insurer: string | null;
  coverPounds: number | null;
  reference: string;
  /** A London day. */
  expiresOn: string;
}

/** The progress of the actor's company through the four steps, and its answers. Errors: not_signed_in, not_found. */
export async function myOnboarding({ db, now }: Context, actor: Actor): Promise<Onboarding> {
  const { id } = requireInstaller(actor, "company");
  const profile = await installerById(db.orm, id);
  if (!profile) throw new DomainError("not_found");
  const coverage = await coverageOf(db.orm, id);
  const offered = coverage ? technologiesOf({ services: coverage.services, specialties: [] }) : [];
  const mcs = await mcsOf(db.orm, id, offered);
  const insurance = await insuranceOf(db.orm, id);
  const isDone: Record<OnboardingStep, boolean> = {
    company: profile.legalForm !== null,
    services: coverage !== undefined,
    mcs: coverage !== undefined && mcs.every(({ number }) => number !== null),
    insurance: isComplete(insurance) && insurance.expiresOn >= londonDay(now),
  };
  const steps = onboardingSteps.map(({ step }) => step);
  return {
    company: companyOf(profile),
    area: coverage ?? { basePostcode: profile.postcode ?? "", radiusMiles: null, services: servicesOf(profile) },
    mcs,
    insurance,
    done: steps.filter((step) => isDone[step]),
    next: steps.find((step) => !isDone[step]) ?? null,
  };
}

function companyOf(profile: InstallerRow): Onboarding["company"] {
  const { companyName, legalForm, companyNumber } = profile;
  return { companyName, legalForm, companyNumber, isFixed: isFixed(profile) };
}

/** A company that has been checked must not be able to turn itself into another. */
export function isFixed({ status, legalForm }: Pick<InstallerRow, "status" | "legalForm">): boolean {
  return status !== "pending" && legalForm !== null;
}

function servicesOf({ specialties }: InstallerRow): LeadService[] {
  return servicesNamed(specialties);
}

async function mcsOf(tx: Queryable, id: string, offered: readonly Technology[]): Promise<Onboarding["mcs"]> {
  const said = await newestMcsClaims(tx, id);
  return offered
    .filter((technology) => requiredChecks[technology].includes("mcs_number"))
    .map((technology) => ({
      technology,
      number: said.find((claim) => claim.technology === technology)?.number ?? null,
    }));
}

async function insuranceOf(tx: Queryable, id: string): Promise<Insurance | null> {
  const row = await lastInsurance(tx, id);
  if (!row) return null;
  const { id: documentId, fileName, insurer, coverPounds, reference, expiresOn } = row;
  return { documentId, fileName, insurer, coverPounds, reference, expiresOn };
}

function isComplete(insurance: Insurance | null): insurance is Insurance {
  return insurance !== null && insurance.insurer !== null && insurance.coverPounds !== null;
}
