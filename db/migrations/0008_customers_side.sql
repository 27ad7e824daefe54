ALTER TABLE "consent_records" ADD COLUMN "reference" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "customer_mailbox" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "customer_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "anonymised_because" text;--> statement-breakpoint
CREATE INDEX "leads_open_mailbox" ON "leads" USING btree ("customer_mailbox","service_type") WHERE "leads"."origin" = 'quote_request' and "leads"."status" in ('unconfirmed', 'available');--> statement-breakpoint
CREATE INDEX "request_links_age" ON "request_links" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_reference_unique" UNIQUE("reference");--> statement-breakpoint
-- The open requests of today learn their mailbox, by the rules of domain/mailbox.ts.
UPDATE "leads" SET "customer_mailbox" = CASE
    WHEN split_part("customer_email", '@', 2) IN ('gmail.com', 'googlemail.com')
      THEN replace(split_part(split_part("customer_email", '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part("customer_email", '@', 1), '+', 1) || '@' || split_part("customer_email", '@', 2)
  END
  WHERE "origin" = 'quote_request' AND "status" IN ('unconfirmed', 'available');--> statement-breakpoint
-- A decision on a reported lead stays final; only its free texts may go, with the customer's details.
DROP TRIGGER "refund_requests_decided_once" ON "refund_requests";--> statement-breakpoint
CREATE TRIGGER "refund_requests_decided_once" BEFORE UPDATE ON "refund_requests"
  FOR EACH ROW WHEN (old.status <> 'open' AND (
    (to_jsonb(new) - 'note' - 'decision_reason') IS DISTINCT FROM (to_jsonb(old) - 'note' - 'decision_reason')
    OR (new.note IS DISTINCT FROM old.note AND new.note IS NOT NULL)
    OR (new.decision_reason IS DISTINCT FROM old.decision_reason AND new.decision_reason IS NOT NULL)))
  EXECUTE FUNCTION refuse_change();
