CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"kind" text NOT NULL,
	"minutes" smallint NOT NULL,
	"times" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"moves_id" uuid,
	"starts_at" timestamp with time zone,
	"address" text,
	"uid" uuid NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "appointments_kind_known" CHECK ("appointments"."kind" in ('call', 'survey', 'installation')),
	CONSTRAINT "appointments_minutes" CHECK ("appointments"."minutes" between 15 and 480),
	CONSTRAINT "appointments_times" CHECK (jsonb_array_length("appointments"."times") between 1 and 3),
	CONSTRAINT "appointments_status_known" CHECK ("appointments"."status" in ('offered', 'booked', 'refused', 'withdrawn', 'passed', 'moved', 'cancelled', 'kept', 'missed')),
	CONSTRAINT "appointments_booked_at" CHECK (("appointments"."starts_at" is null) = ("appointments"."status" in ('offered', 'refused', 'withdrawn', 'passed')))
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_offer" ON "appointments" USING btree ("purchase_id") WHERE "appointments"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "appointments_project" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "appointments_company" ON "appointments" USING btree ("installer_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_watch" ON "appointments" USING btree ("status") WHERE "appointments"."status" in ('offered', 'booked');