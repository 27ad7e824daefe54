import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { finishNextAct } from "#domain/purchases/next-act.ts";

export type DashboardIntent = keyof ReturnType<typeof dashboardIntents>;

/** What the rows of Today note. */
export function dashboardIntents({ form, caller, text, id, newId }: Posted) {
  const [{ now }] = caller;
  const finish = () => finishNextAct(...caller, { purchaseId: id("purchaseId"), id: id("actId") });

  async function reached() {
    const channel = text("channel");
    const outcome = channel === "call" ? "spoke" : undefined;
    const attempt = { purchaseId: id("purchaseId"), id: newId("attemptId"), channel, outcome, triedAt: now };
    await logAttempt(...caller, attempt);
    if (form.has("actId")) await finish();
  }

  return {
    reached: { do: reached, notice: "contact-noted" },
    done: { do: finish, notice: "act-done" },
  } satisfies Intents;
}
