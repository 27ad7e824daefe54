import { z } from "zod";
import type { mailReportKinds } from "#domain/outbox/mail-report.ts";

/** What the demonstration can make happen to a mail, by the names in its form and scripts. */
export const bounceOutcomes = ["5.1.1", "4.2.2", "5.7.1", "delivered", "complained"] as const;

export const bounceForm = z.object({ status: z.enum(bounceOutcomes).default("5.1.1") });

interface Told {
  kind: (typeof mailReportKinds)[number];
  status: string;
}

/** What a mail service would then report: in RFC 3463, 5 is permanent and 4 transient. */
export function reportOfBounce(outcome: (typeof bounceOutcomes)[number]): Told {
  if (outcome === "delivered") return { kind: "delivered", status: "2.0.0" };
  if (outcome === "complained") return { kind: "complained", status: "" };
  return { kind: outcome.startsWith("4.") ? "delayed" : "bounced", status: outcome };
}
