CREATE TABLE "expiry_notices" (
	"installer_id" text NOT NULL,
	"proof" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expiry_notices_installer_id_proof_ends_on_days_before_pk" PRIMARY KEY("installer_id","proof","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "forgotten_requests" (
	"asked_on" date PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "first_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_transactions_issued" ON "credit_transactions" USING btree ("amount") WHERE "credit_transactions"."transaction_type" in ('purchase', 'grant');--> statement-breakpoint
CREATE INDEX "credit_transactions_refunded" ON "credit_transactions" USING btree ("created_at") WHERE "credit_transactions"."transaction_type" = 'refund';--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "lead_purchases_by_time" ON "lead_purchases" USING brin ("purchased_at");--> statement-breakpoint
CREATE INDEX "leads_for_sale_by_place" ON "leads" USING btree ("outcode","service_type","expires_at","id") WHERE "leads"."status" = 'available';--> statement-breakpoint
CREATE INDEX "leads_figures" ON "leads" USING btree ("created_at" DESC NULLS LAST,"origin","available_at","outcode","service_type");--> statement-breakpoint
-- What is known of the past: a purchase whose stage has moved was contacted by the time it last moved.
UPDATE "lead_purchases" SET "first_contact_at" = "stage_changed_at" WHERE "stage" <> 'new';
