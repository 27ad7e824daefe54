CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"option" text NOT NULL,
	"revision" smallint NOT NULL,
	"technology" text NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"content" jsonb,
	"checks" jsonb,
	"data_date" date,
	"valid_until" date,
	"total_pence" integer,
	"due_pence" integer,
	"deposit_pence" integer,
	CONSTRAINT "quotes_revision" UNIQUE("purchase_id","option","revision"),
	CONSTRAINT "quotes_option_known" CHECK ("quotes"."option" in ('A', 'B', 'C')),
	CONSTRAINT "quotes_revision_counts" CHECK ("quotes"."revision" between 1 and 10),
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('draft', 'sent', 'chosen', 'declined', 'withdrawn', 'lapsed', 'superseded', 'ended')),
	CONSTRAINT "quotes_sent_whole" CHECK ("quotes"."status" = 'draft' or num_nulls("quotes"."sent_at", "quotes"."data_date", "quotes"."valid_until", "quotes"."total_pence", "quotes"."due_pence", "quotes"."deposit_pence") = 0)
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_project" ON "quotes" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("installer_id","sent_at" DESC NULLS LAST);