import { answerPlan } from "#app/enhance/answer-plan.ts";
import type { PlanAsked } from "#app/enhance/plan-messages.ts";

// The same functions as on the server, beside the page, so that typing never waits for them.

addEventListener("message", ({ data }: MessageEvent<PlanAsked>) => postMessage(answerPlan(data)));
