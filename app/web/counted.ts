import { type Counted, type RouteContext, requestContext } from "#app/web/context.ts";
import { DomainError } from "#domain/errors.ts";

/**
 * Does what the operator counts (/metrics) and notes what became of it: what `nameOf` calls it, or the code of the
 * refusal. Counted here, at the edge, so that the domain knows nothing of it.
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

/** A purchase, or the same one again. */
export const purchaseOutcome = ({ replayed }: { replayed: boolean }) => (replayed ? "repeated" : "done");
