CREATE TABLE "contact_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_attempts_channel_known" CHECK ("contact_attempts"."channel" in ('call', 'email', 'text'))
);
--> statement-breakpoint
CREATE TABLE "silences" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"reminded_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"replace_asked_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "silences_answer_whole" CHECK (num_nulls("silences"."answer", "silences"."answered_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "consent_records" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "places_reopened" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_attempts_purchase" ON "contact_attempts" USING btree ("purchase_id","tried_at");--> statement-breakpoint
CREATE INDEX "silences_project" ON "silences" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "silences_to_replace" ON "silences" USING btree ("replace_asked_at") WHERE "silences"."replace_asked_at" is not null and "silences"."replaced_at" is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_places_reopened" CHECK ("leads"."places_reopened" between 0 and 2);