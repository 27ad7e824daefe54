DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text GENERATED ALWAYS AS (case kind when 'send-mail' then 'mail' when 'deliver-webhook' then 'webhooks' else 'rest' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("lane","run_at") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;