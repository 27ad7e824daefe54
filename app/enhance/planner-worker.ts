import { answerPlan } from "#app/enhance/answer-plan.ts";
import type { PlanAsked } from "#app/enhance/plan-messages.ts";

// The same functions as on the server, off the main thread so that typing never waits.

addEventListener("message", ({ data }: MessageEvent<PlanAsked>) => postMessage(answerPlan(data)));
