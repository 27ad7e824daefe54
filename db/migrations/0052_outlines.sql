CREATE TABLE "outline_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outline_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outline_messages_sender_known" CHECK ("outline_messages"."sender" in ('customer', 'installer'))
);
--> statement-breakpoint
CREATE TABLE "outlines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"from_pence" integer NOT NULL,
	"to_pence" integer NOT NULL,
	"size" numeric(8, 2),
	"equipment" text,
	"included" jsonb NOT NULL,
	"needs_survey" boolean NOT NULL,
	"earliest_start" date NOT NULL,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"price_credits" integer NOT NULL,
	"gate_version" integer NOT NULL,
	"sent_by" text NOT NULL,
	"api_key_id" uuid,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"decision_reason" text,
	CONSTRAINT "outlines_status_known" CHECK ("outlines"."status" in ('waiting', 'picked', 'declined', 'withdrawn', 'lapsed', 'ended')),
	CONSTRAINT "outlines_range" CHECK ("outlines"."from_pence" > 0 and "outlines"."to_pence" between "outlines"."from_pence" and "outlines"."from_pence" * 3 / 2),
	CONSTRAINT "outlines_price" CHECK ("outlines"."price_credits" > 0),
	CONSTRAINT "outlines_decision_whole" CHECK (num_nulls("outlines"."decided_at", "outlines"."decision", "outlines"."decision_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sharing" text DEFAULT 'on_purchase' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "outlines_waiting" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_messages" ADD CONSTRAINT "outline_messages_outline_id_outlines_id_fk" FOREIGN KEY ("outline_id") REFERENCES "public"."outlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outline_messages_talk" ON "outline_messages" USING btree ("outline_id","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outlines_one_waiting" ON "outlines" USING btree ("lead_id","installer_id") WHERE "outlines"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "outlines_lead" ON "outlines" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "outlines_company" ON "outlines" USING btree ("installer_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outlines_to_lapse" ON "outlines" USING btree ("lapses_at") WHERE "outlines"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "outlines_reported" ON "outlines" USING btree ("reported_at") WHERE "outlines"."reported_at" is not null and "outlines"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_sharing_known" CHECK ("leads"."sharing" in ('on_purchase', 'on_pick'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_outlines_waiting" CHECK ("leads"."outlines_waiting" between 0 and 6);