import { limits } from "#config/limits.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import type { Context } from "#domain/context.ts";
import { countApprovedInstallersCovering } from "#domain/coverage/matching-installers.ts";

/**
 * How many approved companies work in at least one of these outward codes, for the public page of a place. Undefined
 * below three, and while the records cannot be reached: the page has enough true things to say without it.
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
