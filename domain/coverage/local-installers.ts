import { limits } from "#config/limits.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import type { Context } from "#domain/context.ts";
import { countApprovedInstallersCovering } from "#domain/coverage/matching-installers.ts";

/**
 * The number of approved companies that work in at least one of these outward codes, for a place's public page.
 * Undefined below three, and while the database cannot be reached: the page works without it.
 */
export async function countLocalInstallers(context: Context, outcodes: readonly string[]): Promise<number | undefined> {
  try {
    const count = await countApprovedInstallersCovering(context, outcodes);
    return count >= limits.localInstallersShownMin ? count : undefined;
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}
