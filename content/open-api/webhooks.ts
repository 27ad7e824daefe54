import { limits } from "#config/limits.ts";
import { json, moment, record, ref, string, uuid } from "#content/open-api/parts.ts";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: string,
});

/** Those of Standard Webhooks. */
export const webhookHeaders = [
  header("webhook-id", "The message's id: the same in the body, and when it comes again."),
  header("webhook-timestamp", "When it was sent this time, in seconds since 1970. Refuse one more than 5 minutes old."),
  header(
    "webhook-signature",
    "v1, and a comma, and in base64 the HMAC-SHA256 of webhook-id, a full stop, webhook-timestamp, a full stop and the body as it came. The key is what the endpoint's secret holds in base64 after whsec_.",
  ),
];

function told<Data extends { properties: object }>(type: string, summary: string, data: Data) {
  return {
    post: {
      summary,
      description: `Answer with 2xx within ${limits.webhookTimeoutSeconds} seconds; we retry anything else, with longer gaps, ${limits.webhookAttemptsMax} times in all, over most of a day. We call one address with one delivery at a time. A Retry-After of a 429 or 503 is kept, up to ${limits.jobRetryMaxSeconds / 3600} hours. An address that answers 410, or takes nothing for over ${limits.webhookSwitchedOffMinutes} minutes, is switched off until you switch it on again. The same id may come twice.`,
      parameters: webhookHeaders,
      requestBody: {
        required: true,
        content: json({
          ...record({ id: uuid, type: { const: type }, createdAt: moment, data }),
        }),
      },
      responses: { "2XX": { description: "Taken" } },
    },
  };
}

/** What we send to addresses named by installers. */
export const webhooks = {
  test: told(
    "test",
    "You clicked “Send a test” next to the address; it is signed and sent like an event",
    record({ message: string }),
  ),
  "lead.matched": told(
    "lead.matched",
    "A lead in your area for one of your services is on sale",
    record({ lead: ref("MaskedLead") }),
  ),
  "lead.purchased": told("lead.purchased", "You have bought a lead", record({ purchase: ref("Purchase") })),
  "customer.updated": told(
    "customer.updated",
    "The customer has changed the brief, corrected contact details, or prefers another way to be contacted; the purchase has the current details. Sent for each change, so it can come again for the same purchase, with another id",
    record({ purchase: ref("Purchase") }),
  ),
  "purchase.stage_changed": told(
    "purchase.stage_changed",
    "A purchase has moved to another stage, by your company, the customer or this interface; the purchase has the stage of now",
    record({ purchase: ref("Purchase") }),
  ),
  "purchase.assigned": told(
    "purchase.assigned",
    "A purchase is assigned to another member, or to nobody; the purchase has the assignee of now",
    record({ purchase: ref("Purchase") }),
  ),
  "purchase.contact_due": told(
    "purchase.contact_due",
    "A day after buying, the customer has not heard from you",
    record({ purchase: ref("Purchase") }),
  ),
  "purchase.ended": told(
    "purchase.ended",
    "You no longer see who the customer is; endedReason says why",
    record({ purchase: ref("Purchase") }),
  ),
  "project.stopped": told(
    "project.stopped",
    "The customer has told you to stop contacting them and delete their details",
    record({ purchase: ref("Purchase") }),
  ),
  "message.received": told(
    "message.received",
    "The customer has written to you; the messages of the purchase can be read at /purchases/{id}/messages. Comes again for each, with another id",
    record({ purchase: ref("Purchase") }),
  ),
  "appointment.booked": told(
    "appointment.booked",
    "The customer has chosen one of your times; /purchases/{id}/appointments has it",
    record({ purchase: ref("Purchase") }),
  ),
  "appointment.cancelled": told(
    "appointment.cancelled",
    "A booked time is cancelled, by either side",
    record({ purchase: ref("Purchase") }),
  ),
  "quote.opened": told(
    "quote.opened",
    "The customer has opened one of your quotes",
    record({ purchase: ref("Purchase") }),
  ),
  "quote.chosen": told("quote.chosen", "The customer has chosen your quote", record({ purchase: ref("Purchase") })),
  "quote.declined": told("quote.declined", "The customer has declined a quote", record({ purchase: ref("Purchase") })),
  "outline.picked": told(
    "outline.picked",
    "The customer has picked your outline, which is a purchase now, with the same id",
    record({ purchase: ref("Purchase") }),
  ),
  "outline.ended": told(
    "outline.ended",
    "One of your outlines ended without being picked and its credits were returned; its status says how",
    record({ outline: ref("Outline") }),
  ),
  "deposit.due": told(
    "deposit.due",
    "A customer says that they paid a deposit seven days ago or more, and there is no certificate yet. Send it on the lead’s page",
    record({ purchase: ref("Purchase") }),
  ),
  "check.ended": told(
    "check.ended",
    "A check that your work needs has ended or failed; check and technology are those of the administrator’s list, and technology is null for a check of the whole company",
    record({
      check: record({
        check: { enum: ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity"] },
        technology: { type: ["string", "null"] },
        state: { enum: ["ended", "failed"] },
        checkedOn: { type: "string", format: "date" },
        validUntil: { type: ["string", "null"], format: "date" },
      }),
    }),
  ),
  "purchase.refunded": told(
    "purchase.refunded",
    "The credits for a purchase are back in your balance; /purchases/{id}/refund-requests says why",
    record({ purchase: ref("Purchase") }),
  ),
  "report.declined": told(
    "report.declined",
    "We have declined your report of a purchase; /purchases/{id}/refund-requests has the reason",
    record({ purchase: ref("Purchase") }),
  ),
  "project.done": told(
    "project.done",
    "The customer says that the work is finished",
    record({ purchase: ref("Purchase") }),
  ),
  "review.published": told(
    "review.published",
    "A customer's review of your company is public; read it at /reviews",
    record({ purchase: ref("Purchase") }),
  ),
  "project.closed": told("project.closed", "The customer is no longer looking", record({ purchase: ref("Purchase") })),
};
