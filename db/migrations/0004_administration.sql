CREATE TABLE "installer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"technology" text NOT NULL,
	"check" text NOT NULL,
	"outcome" text NOT NULL,
	"evidence" text NOT NULL,
	"expires_on" date,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installer_notes" ADD CONSTRAINT "installer_notes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_notes" ADD CONSTRAINT "installer_notes_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_checked_by_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installer_notes_company" ON "installer_notes" USING btree ("installer_id","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vetting_checks_company" ON "vetting_checks" USING btree ("installer_id","technology","check","checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "jobs_of_lead" ON "jobs" USING btree (("payload"->>'leadId'),"id") WHERE "jobs"."kind" = 'send-mail' and "jobs"."payload"->>'leadId' is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_purchase" ON "jobs" USING btree (("payload"->>'purchaseId'),"id") WHERE "jobs"."kind" = 'send-mail' and "jobs"."payload"->>'purchaseId' is not null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at" DESC NULLS LAST,"id") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_reversed" ON "payments" USING btree ("id") WHERE "payments"."refunded_pence" > 0 or "payments"."disputed_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("customer_email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("customer_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_postcode" ON "leads" USING btree ("postcode" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_name_words" ON "leads" USING gin (to_tsvector('simple', "customer_name"));--> statement-breakpoint
CREATE INDEX "leads_status_newest" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_never_confirmed" ON "leads" USING btree ("created_at") WHERE "leads"."available_at" is null;--> statement-breakpoint
CREATE INDEX "leads_to_anonymise" ON "leads" USING btree ("created_at") WHERE "leads"."anonymised_at" is null;