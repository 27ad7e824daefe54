CREATE TABLE "quote_drafts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_drafts" ADD CONSTRAINT "quote_drafts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_drafts_age" ON "quote_drafts" USING btree ("updated_at");