CREATE TABLE "project_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"purchase_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_events_actor_known" CHECK ("project_events"."actor" in ('customer', 'installer', 'admin', 'time'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"last_act_at" timestamp with time zone NOT NULL,
	"asked_still_looking_at" timestamp with time zone,
	"erase_by" timestamp with time zone,
	CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('open', 'chosen', 'done', 'closed', 'stopped', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"kept_by_law" text,
	"contacted_again_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	CONSTRAINT "stops_status_known" CHECK ("stops"."status" in ('asked', 'overdue', 'confirmed', 'resolved')),
	CONSTRAINT "stops_confirmed" CHECK ("stops"."status" <> 'confirmed' or "stops"."confirmed_at" is not null),
	CONSTRAINT "stops_resolved" CHECK ("stops"."status" <> 'resolved' or ("stops"."resolved_at" is not null and "stops"."resolution" is not null))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "stop_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "ended_reason" text;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "place_freed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_events" ADD CONSTRAINT "project_events_lead_id_projects_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."projects"("lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_resolved_by_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_events_project" ON "project_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "projects_open_by_act" ON "projects" USING btree ("last_act_at") WHERE "projects"."status" = 'open';--> statement-breakpoint
CREATE INDEX "projects_ending" ON "projects" USING btree ("status_changed_at") WHERE "projects"."status" in ('chosen', 'closed');--> statement-breakpoint
CREATE INDEX "projects_to_erase" ON "projects" USING btree ("erase_by") WHERE "projects"."erase_by" is not null and "projects"."status" <> 'erased';--> statement-breakpoint
CREATE INDEX "stops_project" ON "stops" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "stops_company" ON "stops" USING btree ("installer_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stops_open" ON "stops" USING btree ("due_at") WHERE "stops"."status" in ('asked', 'overdue');--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_ended" CHECK (("lead_purchases"."ended_at" is null) = ("lead_purchases"."ended_reason" is null) and ("lead_purchases"."place_freed_at" is null or "lead_purchases"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_ended_reason" CHECK ("lead_purchases"."ended_reason" in ('silent', 'not_chosen', 'closed', 'stopped', 'company_gone'));