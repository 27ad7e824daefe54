CREATE TABLE "outcomes" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"finished_on" date NOT NULL,
	"final_pence" integer NOT NULL,
	"price_kept" boolean NOT NULL,
	"on_time" boolean NOT NULL,
	"rating" smallint NOT NULL,
	"words" text,
	"may_show" boolean NOT NULL,
	"predicted_kwh" integer,
	"predicted_kind" text,
	"asked_at" timestamp with time zone,
	"reading_kwh" integer,
	"reading_from" date,
	"reading_to" date,
	"read_at" timestamp with time zone,
	CONSTRAINT "outcomes_rating_counts" CHECK ("outcomes"."rating" between 1 and 5),
	CONSTRAINT "outcomes_price_counts" CHECK ("outcomes"."final_pence" >= 0),
	CONSTRAINT "outcomes_prediction_whole" CHECK (num_nulls("outcomes"."predicted_kwh", "outcomes"."predicted_kind") in (0, 2)),
	CONSTRAINT "outcomes_reading_whole" CHECK (num_nulls("outcomes"."reading_kwh", "outcomes"."reading_from", "outcomes"."reading_to", "outcomes"."read_at") in (0, 4)),
	CONSTRAINT "outcomes_reading_days" CHECK ("outcomes"."reading_to" - "outcomes"."reading_from" between 330 and 400)
);
--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outcomes_company" ON "outcomes" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "outcomes_to_ask" ON "outcomes" USING btree ("finished_on") WHERE "outcomes"."predicted_kwh" is not null and "outcomes"."asked_at" is null;