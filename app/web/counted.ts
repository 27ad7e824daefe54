import { type Counted, type RouteContext, requestContext } from "#app/web/context.ts";
import { DomainError } from "#domain/errors.ts";

/**
 * Runs something the operator counts (/metrics) and records the outcome: `nameOf` the result, or the code of the
 * refusal. Counted here, at the edge, to keep the domain free of it.
 */
export async function counted<T>(
  context: RouteContext,
  what: Counted,
  act: () => Promise<T>,
  nameOf: (done: T) => string,
): Promise<T> {
  const { observe } = context.get(requestContext);
  try {
    const done = await act();
    observe.outcome(what, nameOf(done));
    return done;
  } catch (error) {
    observe.outcome(what, error instanceof DomainError ? error.code : "unexpected");
    throw error;
  }
}

export const purchaseOutcome = ({ replayed }: { replayed: boolean }) => (replayed ? "repeated" : "done");
