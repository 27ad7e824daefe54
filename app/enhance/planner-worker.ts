import { answerFile } from "#app/enhance/answer-file.ts";
import { answerPlan } from "#app/enhance/answer-plan.ts";
import type { FileAsked, PlanAsked } from "#app/enhance/plan-messages.ts";

// The same functions as on the server, off the main thread so that typing never waits.

addEventListener("message", async ({ data }: MessageEvent<PlanAsked | FileAsked>) =>
  postMessage("file" in data ? await answerFile(data) : answerPlan(data)),
);
