CREATE TABLE "grace_notices" (
	"installer_id" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grace_notices_installer_id_ends_on_days_before_pk" PRIMARY KEY("installer_id","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "vetting_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"technology" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vetting_checks" ALTER COLUMN "technology" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "grace_from" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gate_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "certification_body" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "insurer" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "cover_pounds" integer;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "gate_version" integer;--> statement-breakpoint
ALTER TABLE "grace_notices" ADD CONSTRAINT "grace_notices_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_granted_by_user_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vetting_exceptions_company" ON "vetting_exceptions" USING btree ("installer_id","ends_on" DESC NULLS LAST);