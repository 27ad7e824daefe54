import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { historyFrom } from "#domain/credits/books-mismatches.sql.ts";
import { type HeadsStore, midnightHead } from "#domain/credits/heads.ts";
import type { Proof } from "#domain/credits/verify.mjs";

/** All that is needed to check a company's history of credits, and nothing of its customers. */
export interface MyProof extends Proof {
  companyName: string;
  madeAt: string;
}

/**
 * The company's whole history of credits with its hashes, and its head as kept at the last midnight. Errors:
 * not_signed_in, not_found, role_required.
 */
export async function myProof(context: Context, actor: Actor, store: HeadsStore): Promise<MyProof> {
  const { id, companyName } = requireInstaller(actor, "money");
  // First, because the history may grow in between: it then still has this head.
  const midnight = await midnightHead(context, store, id);
  const { entries } = await historyFrom(context.db.orm, id, 1);
  const madeAt = context.now.toISOString();
  return { format: "fairwatt-proof-v2", company: id, companyName, madeAt, midnight, entries };
}
