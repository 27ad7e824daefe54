import type { Context } from "#domain/context.ts";
import {
  companiesToLookUp,
  countRegisterCall,
  numberToLookUp,
  recordLookup,
} from "#domain/vetting/company-register.ts";
import type { CompanyRegister } from "#integrations/companies-house.ts";
import { ComeBackLater } from "#integrations/webhook.ts";

const TOO_MANY = 429;

/**
 * Asks the register about one company and keeps what it says. Without a register nobody is asked. Throws if there is no
 * answer, or no call left for now: the job comes again.
 */
export async function lookUpCompany(
  now: () => Context,
  installerId: string,
  register: CompanyRegister | undefined,
): Promise<void> {
  const companyNumber = await numberToLookUp(now(), installerId);
  if (!register || companyNumber === null) return;
  const waitSeconds = await countRegisterCall(now());
  if (waitSeconds > 0) throw new ComeBackLater(TOO_MANY, waitSeconds);
  const answer = await register(companyNumber);
  if (answer !== "not_asked") await recordLookup(now(), { installerId, companyNumber, answer });
}

/**
 * The daily round over companies that were last looked up 30 days ago or longer, one after the other. The first that
 * fails ends it; the job comes again and goes on from there.
 */
export async function lookUpCompanies(now: () => Context, register: CompanyRegister | undefined): Promise<void> {
  if (!register) return;
  for (const installerId of await companiesToLookUp(now())) await lookUpCompany(now, installerId, register);
}
