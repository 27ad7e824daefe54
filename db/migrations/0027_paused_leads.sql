ALTER TABLE "leads" DROP CONSTRAINT "leads_status_known";--> statement-breakpoint
DROP INDEX "leads_one_open_request";--> statement-breakpoint
DROP INDEX "leads_to_expire";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_corrected_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_paused" ON "leads" USING btree ("contact_asked_at") WHERE "leads"."status" = 'paused';--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_open_request" ON "leads" USING btree ("customer_email","service_type") WHERE "leads"."origin" = 'quote_request' and "leads"."status" in ('unconfirmed', 'available', 'paused');--> statement-breakpoint
CREATE INDEX "leads_to_expire" ON "leads" USING btree ("expires_at") WHERE "leads"."status" in ('unconfirmed', 'available', 'paused');--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('unconfirmed', 'available', 'paused', 'sold', 'withdrawn', 'expired'));