import { callerOf, requestContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myProof } from "#domain/credits/my-proof.ts";
import type { Route } from "./+types/proof.ts";

/** The company's history as a file that verify.mjs checks. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const proof = await myProof(domain, actor, context.get(requestContext).files);
  return jsonAnswer("fairwatt-proof.json", JSON.stringify(proof, null, 1));
});
