CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "installer_coverage" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"base_postcode" text NOT NULL,
	"base_outcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_miles" smallint NOT NULL,
	"services" text[] NOT NULL,
	"alerts" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installer_coverage_radius" CHECK ("installer_coverage"."radius_miles" between 1 and 600),
	CONSTRAINT "installer_coverage_alerts" CHECK ("installer_coverage"."alerts" in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
CREATE TABLE "installer_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"expires_on" date NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "installer_documents_kind" CHECK ("installer_documents"."kind" in ('mcs', 'insurance', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_status" smallint,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint_id","event","subject_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"pack" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_number" integer,
	"receipt_company" text,
	"receipt_address" text,
	"receipt_vat_number" text,
	"refunded_pence" integer DEFAULT 0 NOT NULL,
	"disputed_at" timestamp with time zone,
	"dispute_status" text,
	CONSTRAINT "payments_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payments_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('started', 'paid', 'expired')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_pence" > 0 and "payments"."credits" > 0),
	CONSTRAINT "payments_refund" CHECK ("payments"."refunded_pence" between 0 and "payments"."amount_pence"),
	CONSTRAINT "payments_paid_has_receipt" CHECK (("payments"."status" = 'paid') = ("payments"."receipt_number" is not null and "payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision_reason" text,
	CONSTRAINT "refund_requests_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'accepted', 'declined')),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."status" = 'open') = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
DROP INDEX "leads_for_sale";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "stage_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_coverage" ADD CONSTRAINT "installer_coverage_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_documents" ADD CONSTRAINT "installer_documents_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "api_keys_company" ON "api_keys" USING btree ("installer_id","created_at");--> statement-breakpoint
CREATE INDEX "installer_coverage_alerted" ON "installer_coverage" USING btree ("alerts");--> statement-breakpoint
CREATE INDEX "installer_documents_company" ON "installer_documents" USING btree ("installer_id","uploaded_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "installer_documents_expiring" ON "installer_documents" USING btree ("expires_on") WHERE "installer_documents"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company" ON "webhook_endpoints" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments" USING btree ("installer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'started';--> statement-breakpoint
CREATE INDEX "lead_events_age" ON "lead_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("requested_at") WHERE "refund_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_company" ON "refund_requests" USING btree ("installer_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_undelivered" ON "jobs" USING btree ("id") WHERE "jobs"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "leads_for_sale" ON "leads" USING btree ("available_at" DESC NULLS LAST,"id" DESC NULLS LAST,"outcode","service_type","urgency","budget_range","expires_at") WHERE "leads"."status" = 'available';--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_stage" CHECK ("lead_purchases"."stage" in ('new', 'contacted', 'survey_booked', 'quoted', 'won', 'lost'));