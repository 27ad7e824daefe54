CREATE TABLE "briefs" (
	"lead_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"mail_at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefs_lead_id_version_pk" PRIMARY KEY("lead_id","version"),
	CONSTRAINT "briefs_version" CHECK ("briefs"."version" > 0),
	CONSTRAINT "briefs_mail_later" CHECK ("briefs"."mail_at" >= "briefs"."written_at")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_once";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "brief_written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint_id","event","subject_id","occasion");